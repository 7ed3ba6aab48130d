import HeadlessUIKit
import Testing

@testable import Elements

/// The number of times that labels are measured in one cold layout, with each cache.
@Suite struct WorkloadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var size: CGSize
    var element: @Sendable () -> any Element
    var none: Int
    var original: Int
    var fast: Int
    var testDescription: String { name }
  }

  /// Text 7 points a character and 17 points a line, broken between words.
  static func label(_ text: String) -> any Element {
    let words = text.split(separator: " ").map { CGFloat($0.count) * 7 }
    return Measured { (constraint: SizeConstraint) in
      let limit = constraint.widthLimit
      var (lines, line, longest): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
      for word in words {
        let extended = line == 0 ? word : line + 7 + word
        if extended > limit.forgivingRounding, line > 0 {
          lines += 1
          line = word
        } else {
          line = extended
        }
        longest = max(longest, line)
      }
      return CGSize(width: min(limit, longest), height: lines * 17)
    }
  }

  static func nested() -> any Element {
    (0..<11).reduce(label("Hello, World!")) { element, _ in Column { element } }
  }

  static func deep(_ depth: Int, isRow: Bool, _ path: String = "0") -> any Element {
    if depth == 0 {
      return Column {
        for number in 0..<4 { label("This is label \(number) of the column \(path)") }
      }
    }
    let branches = (0..<2).map { deep(depth - 1, isRow: !isRow, "\(path).\($0)") }
    return isRow
      ? Row { for branch in branches { branch } } : Column { for branch in branches { branch } }
  }

  static func rows() -> any Element {
    Column(alignment: .fill) {
      for number in 0..<500 {
        Row(alignment: .fill) {
          Box(wrapping: Spacer(100)).stackLayoutChild(priority: .fixed)
          label("This is test label number \(number)")
        }
      }
    }.scrollable()
  }

  static func grid() -> any Element {
    Column {
      for row in 0..<10 {
        Row {
          for column in 0..<10 {
            Column { for number in 0..<8 { label("Label \(number) of \(row), \(column)") } }
          }
        }
      }
    }
  }

  static let cases = [
    Case(
      name: "11 nested columns",
      size: size(400, 2000),
      element: { nested() },
      none: 4094,
      original: 1,
      fast: 1
    ),
    Case(
      name: "deep stacks, depth 5",
      size: size(1000, 10000),
      element: { deep(5, isRow: true) },
      none: 16128,
      original: 1536,
      fast: 384
    ),
    Case(
      name: "deep stacks, depth 7",
      size: size(1000, 10000),
      element: { deep(7, isRow: true) },
      none: 261_120,
      original: 9216,
      fast: 2048
    ),
    Case(
      name: "500 rows",
      size: size(200, 500),
      element: { rows() },
      none: 3500,
      original: 500,
      fast: 500
    ),
    Case(
      name: "10 × 10 columns of 8",
      size: size(1000, 10000),
      element: { grid() },
      none: 11200,
      original: 3200,
      fast: 1600
    ),
  ]

  private func layOut(_ test: Case, _ options: LayoutOptions) -> (LayoutCounts, [CGRect]) {
    var environment = Environment()
    environment.layoutMode = .caffeinated(options: options)
    let tree = MeasuredTree(test.element(), environment)
    let result = tree.layOut(in: test.size)
    return (tree.pass.counts, result.allFrames)
  }

  @Test("Labels are measured as often as the rules say, and placed alike", arguments: cases)
  func counts(_ test: Case) {
    let (none, noneFrames) = layOut(test, .none)
    let (original, originalFrames) = layOut(test, .original)
    let (fast, fastFrames) = layOut(test, .default)
    #expect(none.leafMeasurements == test.none)
    #expect(original.leafMeasurements == test.original)
    #expect(fast.leafMeasurements == test.fast)
    #expect(noneFrames == originalFrames)
    #expect(noneFrames == fastFrames)
  }

  @Test("A row that was measured is laid out without measuring its labels")
  func typicalRow() {
    func row() -> any Element {
      Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
        Spacer(40).stackLayoutChild(priority: .fixed)
        Column(alignment: .fill) {
          Self.label("A title of some words")
          Self.label("A subtitle that is long enough to need two lines or even more of them")
        }
        Self.label("12:34").stackLayoutChild(priority: .fixed)
      }.inset(uniform: 12)
    }
    func counts(_ options: LayoutOptions) -> [Int] {
      var environment = Environment()
      environment.layoutMode = .caffeinated(options: options)
      let pass = LayoutPass(mode: environment.layoutMode)
      let measured = MeasuredTree(row(), environment, pass)
      let size = measured.size(in: limits(320, nil))
      let first = pass.counts.leafMeasurements
      // Another element that is equivalent: its closures are newer.
      let next = options.cache == .fast ? pass : LayoutPass(mode: environment.layoutMode)
      let before = next.counts.leafMeasurements
      let height = size.height.rounded(.up)
      _ = MeasuredTree(row(), environment, next).layOut(in: CGSize(width: 320, height: height))
      return [first, next.counts.leafMeasurements - before]
    }
    #expect(counts(.default) == [3, 0])
    #expect(counts(.original) == [3, 3])
    #expect(counts(.none) == [10, 12])
  }
}
