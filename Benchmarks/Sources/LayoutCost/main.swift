// What layout costs: the index of lengths by itself, and a list's updates and scroll frames at
// different depths, under both batching policies.
//
//   swift run --package-path Benchmarks -c release LayoutCost index
//   swift run --package-path Benchmarks -c release LayoutCost depth
//   LayoutCost callgrind update|scroll window|prefix ITEMS DEPTH COUNT
//       for `valgrind --tool=callgrind --toggle-collect='*measured*'`
import Foundation
import ListEngine
import Measurement

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "index": printIndexCost()
case "callgrind" where arguments.count == 6:
  guard let policy = Policy(rawValue: arguments[2]), let items = Int(arguments[3]),
    let depth = Double(arguments[4]), let count = Int(arguments[5])
  else { fatalError("usage: see the head of main.swift") }
  let run = DepthRun(policy: policy, items: items, depth: depth)
  for round in 0..<count {
    if arguments[1] == "update" { run.measuredUpdate(round) } else { run.measuredScroll(round) }
  }
  print(run.list.contentSize)
default: printDepthCost()
}
