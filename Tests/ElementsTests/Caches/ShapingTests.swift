import Foundation
import HeadlessUIKit
import Synchronization
import Testing

@testable import Elements

/// The number of times that texts are shaped, and the growth of the work with the tree.
@Suite struct ShapingTests {
  /// Counts the texts that it shapes, and the texts that it measures without.
  final class CountingMeasurer: TextMeasurer {
    private let measurer = FixedWidthTextMeasurer()
    let shaped = Mutex<[StyledText]>([])
    let sizes = Mutex(0)

    func size(of text: StyledText, width: CGFloat) -> CGSize {
      sizes.withLock { $0 += 1 }
      return measurer.size(of: text, width: width)
    }

    func shape(_ text: StyledText) -> any ShapedText {
      shaped.withLock { $0.append(text) }
      return measurer.shape(text)
    }
  }

  private static func deep(_ depth: Int, isRow: Bool, _ path: String = "0") -> any Element {
    if depth == 0 {
      return Column {
        for number in 0..<4 { Label(text: "This is label \(number) of the column \(path)") }
      }
    }
    let branches = (0..<2).map { deep(depth - 1, isRow: !isRow, "\(path).\($0)") }
    return isRow
      ? Row { for branch in branches { branch } } : Column { for branch in branches { branch } }
  }

  private func environment(_ measurer: any TextMeasurer) -> Environment {
    var environment = Environment()
    environment.services = ElementServices(textMeasurer: measurer)
    return environment
  }

  @Test("Each text is shaped once, whatever the number of its widths", arguments: [5, 7])
  func distinct(depth: Int) {
    let measurer = CountingMeasurer()
    let environment = environment(measurer)
    let tree = MeasuredTree(Self.deep(depth, isRow: true), environment)
    _ = tree.layOut(in: size(1000, 10000))
    #expect(tree.pass.counts.leafMeasurements > 2 * 4 << depth)
    #expect(measurer.shaped.withLock { $0.count } == 4 << depth)
    #expect(measurer.sizes.withLock { $0 } == 0)
    // A later pass knows them.
    _ = MeasuredTree(Self.deep(depth, isRow: true), environment).layOut(in: size(800, 10000))
    #expect(measurer.shaped.withLock { $0.count } == 4 << depth)
  }

  @Test("Equal texts in one font are one; in two fonts, or with a limit of lines, they are several")
  func fonts() {
    let measurer = CountingMeasurer()
    let column = Column {
      for _ in 0..<10 { Label(text: "text") }
      Label(text: "text") { $0.font = .boldSystemFont(ofSize: 17) }
      Label(text: "text") { $0.color = .red }
    }
    _ = MeasuredTree(column, environment(measurer)).layOut(in: size(100, 100))
    #expect(measurer.shaped.withLock { $0.count } == 2)
  }

  @Test("A text that fits is not broken again")
  func natural() {
    let sizes = TextSizes(FixedWidthTextMeasurer())
    let text = StyledText("some words")
    let natural = sizes.size(of: text, limit: infinity)
    #expect(sizes.size(of: text, limit: natural.width) == natural)
    #expect(sizes.size(of: text, limit: 1000) == natural)
    #expect(sizes.size(of: text, limit: 50).height == 2 * natural.height)
  }

  /// The exponent of a power of the first numbers that fits the second ones best.
  private static func exponent(_ points: [(Double, Double)]) -> Double {
    let logs = points.map { (Foundation.log($0.0), Foundation.log($0.1)) }
    let count = Double(logs.count)
    let (x, y) = (logs.map(\.0).reduce(0, +) / count, logs.map(\.1).reduce(0, +) / count)
    let above = logs.map { ($0.0 - x) * ($0.1 - y) }.reduce(0, +)
    return above / logs.map { ($0.0 - x) * ($0.0 - x) }.reduce(0, +)
  }

  /// All questions and measurements of a layout.
  private func work(_ element: any Element, _ size: CGSize) -> (nodes: Double, work: Double) {
    let tree = MeasuredTree(element, environment(FixedWidthTextMeasurer()))
    _ = tree.layOut(in: size)
    let counts = tree.pass.counts
    return (
      Double(counts.nodes),
      Double(counts.lookups + counts.containerMeasurements + counts.leafMeasurements)
    )
  }

  @Test("The work grows with the number of nodes, not with the depth")
  func growth() {
    func chain(_ depth: Int) -> any Element {
      (0..<depth).reduce(Label(text: "Hello, World!")) { element, level in
        level % 2 == 0 ? Column { element } as any Element : Row { element }
      }
    }
    let chains = [50, 100, 200, 400, 800].map { work(chain($0), size(400, 2000)) }
    #expect(Self.exponent(chains) < 1.05)
    let wide = [10, 20, 40, 80, 160].map { count in
      work(Column { for _ in 0..<count { chain(4) } }, size(400, 20000))
    }
    #expect(Self.exponent(wide) < 1.05)
    // The same number of nodes, deep or wide.
    let (deep, flat) = (work(chain(640), size(400, 2000)), wide[4])
    #expect(deep.work / deep.nodes < 1.5 * flat.work / flat.nodes)
  }
}
