// Package reconverge says where the lanes of a split warp meet again.
//
// Points gives the join of every branch (Info.Join), the blocks between a branch and its join (Info.Region), and how many
// joins can be open at once (Info.DepthBound). join.go says exactly what a join is.
//
// The package is on floor 4: it imports ir, analysis and analysis/cfg.
package reconverge
