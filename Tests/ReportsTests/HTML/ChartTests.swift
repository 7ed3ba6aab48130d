import Foundation
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

@Suite struct ChartTests {
  @Test(
    "Values lie where they should, and outside ones at the nearer end",
    arguments: [(0, 0), (5, 0.5), (10, 1), (-3, 0), (11, 1), (Double.nan, 0), (.infinity, 0)]
      as [(Double, Double)]
  )
  func linear(value: Double, position: Double) {
    #expect(ChartAxis("x", 0...10).position(of: value) == position)
  }

  @Test("A tenfold is as long everywhere on a logarithmic axis", arguments: [0.01, 0.1, 1, 10])
  func logarithmic(value: Double) {
    let axis = ChartAxis("x", 0.001...1000, isLogarithmic: true)
    let step = axis.position(of: value * 10) - axis.position(of: value)
    #expect(abs(step - 1.0 / 6) < 1e-9)
  }

  @Test(
    "Ticks are round, within the axis, and few",
    arguments: [[0, 1], [0, 0], [3, 7e12], [-5, 5], [1e-9, 2e-9], [120, 130]]
  )
  func ticks(values: [Double]) {
    for isLogarithmic in [false, true] {
      let axis = ChartAxis("x", showing: values, isLogarithmic: isLogarithmic)
      let ticks = axis.ticks(8)
      #expect((1...16).contains(ticks.count), "\(ticks)")
      #expect(ticks.allSatisfy { $0 >= axis.min * (1 - 1e-9) && $0 <= axis.max * (1 + 1e-9) })
      #expect(axis.max > axis.min)
    }
  }

  @Test("A linear axis of positive values begins with a plain 0, and nothing touches its end")
  func zero() {
    for values in [[1.0, 29.9], [0, 8013], [0.3]] {
      let axis = ChartAxis("x", showing: values)
      #expect(ChartAxis.label(axis.ticks(6)[0]) == "0")
      #expect(axis.max > (values.max() ?? 0) * 1.05)
    }
    let logarithmic = ChartAxis("x", showing: [0.002, 29.9], isLogarithmic: true)
    #expect(logarithmic.max > 30)
  }

  @Test("An axis over nothing is an axis all the same", arguments: [true, false])
  func empty(isLogarithmic: Bool) {
    let axis = ChartAxis("x", showing: [.nan, .infinity], isLogarithmic: isLogarithmic)
    #expect(axis.max > axis.min && axis.position(of: 1).isFinite)
  }

  @Test(
    "Groups of frames have the shortest, median and longest of each",
    arguments: [1, 7, 50, 101]
  )
  func buckets(most: Int) throws {
    let frames = try #require(HTMLReportTests.long(frames: 100, everyLate: 9).frames).frames
    let buckets = FrameBuckets(frames, most: most).buckets
    #expect(buckets.count <= most)
    #expect(buckets.map(\.positions.count).reduce(0, +) == 100)
    for bucket in buckets {
      let times = frames[bucket.positions].map(\.durationNs)
      #expect(bucket.minNs == times.min() && bucket.maxNs == times.max())
      #expect(bucket.medianNs == Distribution(times).p50)
      #expect(bucket.late == frames[bucket.positions].count { $0.isLate })
    }
  }

  @Test(
    "The frames of one run have their numbers on the axis; those of several have positions",
    arguments: [
      ([10], "frame", ["first_frame", "last_frame"], 1.0),
      ([10, 10], "position among all frames", ["first_position", "last_position"], 0),
    ] as [([Int], String, [String], Double)]
  )
  func frameNumbers(items: [Int], axis: String, columns: [String], first: Double) throws {
    let summary = TraceSummary(ReportScripts.runs(items: items).trace(), schema: ListSchema.schema)
    try #require(summary.groups.count == 1)
    let charts = Report(summary, path: "trace").sections.flatMap { $0.blocks(in: .page) }
      .compactMap { block -> (chart: Chart, table: Table)? in
        guard case .chart(let chart, let table) = block.content else { return nil }
        return (chart, table)
      }
    let drawn = try #require(charts.first { $0.chart.title == "Duration of each frame" })
    #expect(drawn.chart.x.title == axis)
    #expect(drawn.table.columns.prefix(2).map(\.name) == columns)
    #expect(drawn.chart.series.first?.points.map(\.x).min() == first)
  }

  @Test("Thinning keeps all points where they are few, and the highest where they are many")
  func thinning() {
    let points = (0..<1000).map { Chart.Point(Double($0), Double($0 * 7919 % 1000)) }
    #expect(Thinning.highest(points, most: 1000) == points)
    let few = Thinning.highest(points, most: 10)
    #expect(few.count == 10)
    #expect(few.map(\.y).max() == points.map(\.y).max())
    let axis = ChartAxis("x", 0...1000)
    #expect(Thinning.onGrid(points, axis, axis, most: 50).count <= 50)
  }

  @Test("Frames go to the scripts as bytes, and damaged numbers stay numbers")
  func frameData() throws {
    var script = TraceScript()
    script.begin("frame", 1, at: 0, ["phase": .label("drag")])
    script.end("frame", 1, at: 25_000_400)
    script.begin(
      "frame",
      2,
      at: 30_000_000,
      ["frame": .count(.max), "offset_points": .number(.infinity)]
    )
    script.end("frame", 2, at: .max)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let report = Report(summary, path: "trace")
    let data = StripData(try #require(report.strip))
    #expect(data.count == 2)
    #expect([UInt8](data.microseconds) == [0xA8, 0x61, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect([UInt8](data.numbers) == Array(repeating: 0xFF, count: 8))
    #expect(data.groupNames == ["drag", ""])
    #expect([UInt8](data.beyond) == [0, 0, 0, 0, 1, 0, 0, 0])
    #expect(!HTMLReport(Report(summary, path: "trace")).text().isEmpty)
  }

  @Test(
    "Data in a script cannot end it",
    arguments: ["</script>", "<!--", "\u{2028}", "&", "\"\\"]
  )
  func json(text: String) throws {
    let source = PageCode(json: [text]).source
    #expect(!source.contains("<") && !source.contains("&") && !source.contains("\u{2028}"))
    #expect(try JSONDecoder().decode([String].self, from: Data(source.utf8)) == [text])
  }

  @Test(
    "A path is one word of a shell",
    arguments: [
      ("/a/b-1", "/a/b-1"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$(x)", "'$(x)'"),
      ("", "''"),
    ]
  )
  func shell(path: String, word: String) {
    #expect(path.quotedForShell == word)
  }
}
