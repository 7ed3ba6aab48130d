// Writes a picture of how each gesture script scrolls a list: offset and velocity against time.
//
//   swift run GesturePlot gestures.svg
import Foundation
import Workloads

guard CommandLine.arguments.count == 2 else {
  print("usage: GesturePlot FILE.svg")
  exit(64)
}
let scripts = GestureScript.builtIn.filter { $0.name != "none" }
let charts = scripts.flatMap { script in
  ScrollPhysics.allCases.map { GestureChart(script, $0) }
}
try ChartPage(charts: charts).svg.write(
  toFile: CommandLine.arguments[1],
  atomically: true,
  encoding: .utf8
)
