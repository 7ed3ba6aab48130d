import HeadlessUIKit
import Testing

@testable import Elements

/// Frames do not depend on the cache.
@Suite struct RandomTreeTests {
  /// A reproducible sequence.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static func leaf(_ random: inout Random) -> any Element {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      Fixed(CGFloat.random(in: 0..<90, using: &random), CGFloat.random(in: 0..<40, using: &random))
    case 1: Empty()
    case 2:
      Label(text: String(repeating: "Some words ", count: Int.random(in: 1..<6, using: &random)))
    default:
      WorkloadTests.label(
        String(repeating: "word and ", count: Int.random(in: 1..<9, using: &random))
      )
    }
  }

  private static func tree(_ depth: Int, _ random: inout Random) -> any Element {
    guard depth > 0 else { return leaf(&random) }
    func child() -> any Element {
      tree(depth - 1 - Int.random(in: 0..<2, using: &random) * (depth > 1 ? 1 : 0), &random)
    }
    func length() -> CGFloat { CGFloat.random(in: 0..<120, using: &random) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2:
      return row(&random, (0..<Int.random(in: 1..<4, using: &random)).map { _ in child() })
    case 3, 4, 5:
      return column(&random, (0..<Int.random(in: 1..<4, using: &random)).map { _ in child() })
    case 6: return child().inset(uniform: length() / 10)
    case 7: return child().aligned(vertically: .bottom, horizontally: .trailing)
    case 8: return child().constrainedTo(width: .atMost(length()), height: .atLeast(length() / 3))
    case 9: return Overlay(elements: [child(), child()])
    case 10:
      let line: [Flow.LineAlignment] = [.leading, .center, .trailing]
      return Flow(lineAlignment: line.randomElement(using: &random) ?? .leading, itemSpacing: 3) {
        child()
        child().flowChild(priority: Bool.random(using: &random) ? .grows : .fixed)
      }
    case 11:
      return GridRow(verticalAlignment: .top, spacing: 2) {
        child()
        child().gridRowChild(width: .proportional(2))
        child().gridRowChild(width: .absolute(length()))
      }
    case 12: return EqualStack(direction: .horizontal, spacing: 5) { [child(), child()] }
    default:
      let first = child()
      return GeometryReader { geometry in
        geometry.constraint.width.constrainedValue == nil ? first : first.inset(uniform: 3)
      }
    }
  }

  private static func priority(_ random: inout Random) -> StackLayout.Child.Priority {
    [.fixed, .flexible, .flexible, .grows, .shrinks].randomElement(using: &random) ?? .fixed
  }

  private static func row(_ random: inout Random, _ children: [any Element]) -> any Element {
    var row = Row()
    row.verticalAlignment = [.top, .center, .bottom, .fill].randomElement(using: &random) ?? .top
    row.horizontalUnderflow =
      [.spaceEvenly, .growUniformly, .growProportionally].randomElement(using: &random)
      ?? .spaceEvenly
    row.minimumHorizontalSpacing = CGFloat.random(in: 0..<10, using: &random)
    for child in children {
      row.children.append(child.stackLayoutChild(priority: priority(&random)))
    }
    return row
  }

  private static func column(_ random: inout Random, _ children: [any Element]) -> any Element {
    var column = Column()
    column.horizontalAlignment =
      [.leading, .center, .trailing, .fill].randomElement(using: &random) ?? .fill
    column.verticalOverflow =
      Bool.random(using: &random) ? .condenseUniformly : .condenseProportionally
    column.minimumVerticalSpacing = CGFloat.random(in: 0..<10, using: &random)
    for child in children {
      column.children.append(child.stackLayoutChild(priority: priority(&random)))
    }
    return column
  }

  @Test("2,000 random trees have the same frames with each cache", arguments: 0..<40)
  func frames(group: UInt64) {
    for number in 0..<50 as Range<UInt64> {
      var random = Random(state: group * 1000 + number)
      let element = Self.tree(Int.random(in: 1..<5, using: &random), &random)
      let width = CGFloat.random(in: 20..<500, using: &random)
      let found = Modes.all.map { mode -> [CGRect] in
        let size = element.size(in: limits(width, nil), mode)
        return [CGRect(origin: .zero, size: size)]
          + element.layOut(width, max(0, min(size.height, 3000)), mode).allFrames
      }
      for (name, frames) in zip(["original", "fast"], found.dropFirst()) {
        let places = zip(found[0], frames).enumerated()
        if let place = places.first(where: { !Self.isSame($0.element.0, $0.element.1) }) {
          Issue.record(
            "\(name), seed \(group * 1000 + number), frame \(place.offset): \(place.element)"
          )
        }
        #expect(found[0].count == frames.count)
      }
    }
  }

  /// Returns whether frames differ by no more than a billionth of a point, as after rounding.
  private static func isSame(_ left: CGRect, _ right: CGRect) -> Bool {
    max(
      abs(left.minX - right.minX),
      abs(left.minY - right.minY),
      abs(left.width - right.width),
      abs(left.height - right.height)
    ) < 1e-9
  }
}
