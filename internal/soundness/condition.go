package soundness

import (
	"fmt"
	"strconv"
	"strings"
)

// holds evaluates a condition of the closed grammar of package uniform,
//
//	condition = comparison { "&&" comparison } .
//	comparison = sum ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum .
//	sum = product { ( "+" | "-" ) product } .
//	product = factor { ( "*" | "%" | "/" ) factor } .
//	factor = number | name .
//
// with names of launch constants and of integer parameters. It was written from SEMANTICS, not from the code that makes conditions.
func holds(text string, value func(name string) (uint64, bool)) (bool, error) {
	c := &conditionText{words: strings.Fields(text), value: value}
	all := true
	for {
		x := c.sum()
		op := c.next()
		y := c.sum()
		ok, known := map[string]bool{"==": x == y, "!=": x != y, "<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y}[op]
		if !known {
			c.fail("no comparison: " + strconv.Quote(op))
		}
		all = all && ok
		if op := c.next(); op == "" || c.err != nil {
			return all, c.err
		} else if op != "&&" {
			c.fail(strconv.Quote(op) + " behind a comparison")
		}
	}
}

type conditionText struct {
	words []string
	value func(string) (uint64, bool)
	err   error
}

func (c *conditionText) fail(text string) {
	if c.err == nil {
		c.err = fmt.Errorf("condition: %s", text)
	}
}

func (c *conditionText) peek() string {
	if len(c.words) == 0 {
		return ""
	}
	return c.words[0]
}

func (c *conditionText) next() string {
	w := c.peek()
	if w != "" {
		c.words = c.words[1:]
	}
	return w
}

func (c *conditionText) sum() uint64 {
	x := c.product()
	for {
		switch c.peek() {
		case "+":
			c.next()
			x += c.product()
		case "-":
			c.next()
			x -= c.product()
		default:
			return x
		}
	}
}

func (c *conditionText) product() uint64 {
	x := c.factor()
	for {
		op := c.peek()
		if op != "*" && op != "%" && op != "/" {
			return x
		}
		c.next()
		y := c.factor()
		switch {
		case op == "*":
			x *= y
		case y == 0:
			c.fail("division by 0")
		case op == "%":
			x %= y
		default:
			x /= y
		}
	}
}

func (c *conditionText) factor() uint64 {
	w := c.next()
	if x, err := strconv.ParseUint(w, 0, 64); err == nil {
		return x
	}
	x, ok := c.value(w)
	if !ok {
		c.fail("no value for " + strconv.Quote(w))
	}
	return x
}
