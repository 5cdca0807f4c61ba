package scenario

import (
	"encoding/binary"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// The .npy format, version 1 to 3: magic, version, header length, a Python dictionary, the elements (NEP 1).

const npyMagic = "\x93NUMPY"

// maxNPYHeader bounds the dictionary at the head of a file.
const maxNPYHeader = 1 << 16

var (
	npyDescr   = regexp.MustCompile(`'descr':\s*'([<>|=]?)([a-z])([0-9]+)'`)
	npyFortran = regexp.MustCompile(`'fortran_order':\s*True`)
)

// npyData returns the elements of a little-endian .npy file whose type is t, or any type of the same kind and width.
func npyData(file []byte, t string) ([]byte, error) {
	if len(file) < 10 || string(file[:6]) != npyMagic {
		return nil, errors.New("not a .npy file")
	}
	head, n := 10, int(binary.LittleEndian.Uint16(file[8:]))
	if file[6] >= 2 {
		if len(file) < 12 {
			return nil, errors.New("the .npy header is cut short")
		}
		head, n = 12, int(binary.LittleEndian.Uint32(file[8:]))
	}
	if n < 0 || n > maxNPYHeader || head+n > len(file) {
		return nil, errors.New("the .npy header is cut short")
	}
	dict := string(file[head : head+n])
	m := npyDescr.FindStringSubmatch(dict)
	if m == nil {
		return nil, errors.New("the .npy header names no plain element type")
	}
	if npyFortran.MatchString(dict) {
		return nil, errors.New("the array is in Fortran order, expected C order")
	}
	size := elemSize(t)
	if m[1] == ">" && size > 1 {
		return nil, errors.New("the array is big-endian, expected little-endian")
	}
	if m[3] != fmt.Sprint(size) || (m[2] == "f") != (t[0] == 'f') || !strings.Contains("iufb", m[2]) {
		return nil, fmt.Errorf("the array holds %s%s, expected %s", m[2], m[3], t)
	}
	return file[head+n:], nil
}

// npyFile wraps elements of type t as a one-dimensional .npy file.
func npyFile(data []byte, t string) []byte {
	kind := map[byte]string{'f': "f", 's': "i", 'i': "i", 'u': "u", 'b': "u"}[t[0]]
	size := elemSize(t)
	order := "<"
	if size == 1 {
		order = "|"
	}
	dict := fmt.Sprintf("{'descr': '%s%s%d', 'fortran_order': False, 'shape': (%d,), }", order, kind, size, len(data)/size)
	for (10+len(dict)+1)%64 != 0 {
		dict += " "
	}
	dict += "\n"
	out := []byte(npyMagic + "\x01\x00")
	out = binary.LittleEndian.AppendUint16(out, uint16(len(dict)))
	out = append(out, dict...)
	return append(out, data...)
}
