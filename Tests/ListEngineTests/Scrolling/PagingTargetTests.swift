import HeadlessUIKit
import Testing

@testable import ListEngine

/// The fixture of the K vectors: two sections of a header and three items, 100 points each.
@Suite(.underAllPolicies) struct PagingTargetTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var id: String
    var axis: LayoutDirection
    var offset: CGFloat
    var velocity: CGFloat
    var alignment: PagingTarget.Alignment?
    var rect: CGRect?
    var testDescription: String { id }

    var paging: PagingTarget {
      PagingTarget(
        axis: axis,
        offset: axis.point(at: offset, across: .zero),
        velocity: velocity,
        visibleContentFrame: CGRect(x: 0, y: 0, width: 200, height: 200)
      )
    }

    var contentSize: CGSize {
      axis == .vertical ? CGSize(width: 200, height: 840) : CGSize(width: 860, height: 200)
    }

    var element: CGRect? {
      let rect = paging.searchRect(contentSize: contentSize)
      return paging.element(among: PagingTargetTests.frames(axis).filter { $0.overlaps(rect) })
    }
  }

  static func frames(_ axis: LayoutDirection) -> [CGRect] {
    (0..<8).map { index -> CGRect in
      let start = CGFloat(index) * 100
      return axis == .vertical
        ? CGRect(x: 20, y: 10 + start, width: 140, height: 100)
        : CGRect(x: 20 + start, y: 10, width: 100, height: 160)
    }
  }

  static func edge(_ axis: LayoutDirection) -> PagingTarget.Alignment {
    .edge(padding: axis == .vertical ? 10 : 20)
  }

  struct OffsetVector: CustomTestStringConvertible, Sendable {
    var id: String
    var axis: LayoutDirection
    var isCentered = false
    var offset: CGFloat
    var velocity: CGFloat
    var expected: CGPoint?
    var testDescription: String { id }
  }

  @Test(
    "The list stops at the edge or the centre of an element",
    arguments: [
      .init(id: "K2", axis: .vertical, offset: 0, velocity: 1, expected: .zero),
      .init(id: "K3", axis: .vertical, offset: 100, velocity: 1, expected: .init(x: 0, y: 100)),
      .init(id: "K5", axis: .vertical, offset: 100, velocity: -1, expected: .zero),
      .init(id: "K6", axis: .horizontal, offset: 0, velocity: 1, expected: .zero),
      .init(id: "K8", axis: .horizontal, offset: 0, velocity: -1, expected: nil),
      .init(
        id: "K10",
        axis: .vertical,
        isCentered: true,
        offset: 0,
        velocity: 1,
        expected: .init(x: 0, y: -40)
      ),
      .init(id: "K12", axis: .vertical, isCentered: true, offset: 0, velocity: -1, expected: nil),
      .init(
        id: "K13",
        axis: .vertical,
        isCentered: true,
        offset: 100,
        velocity: -1,
        expected: .init(x: 0, y: -40)
      ),
      .init(
        id: "K14",
        axis: .horizontal,
        isCentered: true,
        offset: 0,
        velocity: 1,
        expected: .init(x: -30, y: 0)
      ),
      .init(
        id: "K16",
        axis: .horizontal,
        isCentered: true,
        offset: 0,
        velocity: -1,
        expected: nil
      ),
    ] as [OffsetVector]
  )
  func offsets(_ vector: OffsetVector) {
    let page = Vector(
      id: vector.id,
      axis: vector.axis,
      offset: vector.offset,
      velocity: vector.velocity
    )
    let alignment = vector.isCentered ? .centered : Self.edge(vector.axis)
    let offset = page.element.map { page.paging.offset(for: $0, alignment) }
    #expect(offset == vector.expected)
  }

  @Test(
    "The element to stop at is the next one in the direction of the finger",
    arguments: [
      .init(
        id: "K18",
        axis: .vertical,
        offset: 0,
        velocity: 1,
        rect: CGRect(x: 20, y: 10, width: 140, height: 100)
      ),
      .init(
        id: "K19",
        axis: .vertical,
        offset: 50,
        velocity: 1,
        rect: CGRect(x: 20, y: 110, width: 140, height: 100)
      ),
      .init(id: "K20", axis: .vertical, offset: 0, velocity: -1, rect: nil),
      .init(
        id: "K22",
        axis: .horizontal,
        offset: 0,
        velocity: 1,
        rect: CGRect(x: 20, y: 10, width: 100, height: 160)
      ),
      .init(id: "K24", axis: .horizontal, offset: 0, velocity: -1, rect: nil),
      .init(
        id: "K25",
        axis: .horizontal,
        offset: 350,
        velocity: -1,
        rect: CGRect(x: 320, y: 10, width: 100, height: 160)
      ),
      .init(
        id: "no velocity counts as forward",
        axis: .vertical,
        offset: 50,
        velocity: 0,
        rect: CGRect(x: 20, y: 110, width: 140, height: 100)
      ),
      .init(id: "beyond the end", axis: .vertical, offset: 5_000, velocity: 1, rect: nil),
    ] as [Vector]
  )
  func elements(_ vector: Vector) {
    #expect(vector.element == vector.rect)
  }

  @Test(
    "The search goes a thousand points in the direction of the finger",
    arguments: [
      .init(
        id: "K26",
        axis: .vertical,
        offset: 100,
        velocity: 1,
        rect: CGRect(x: 0, y: 100, width: 200, height: 1_000)
      ),
      .init(
        id: "K28",
        axis: .horizontal,
        offset: 100,
        velocity: 1,
        rect: CGRect(x: 100, y: 0, width: 1_000, height: 200)
      ),
      .init(
        id: "K29",
        axis: .horizontal,
        offset: 100,
        velocity: -1,
        rect: CGRect(x: -900, y: 0, width: 1_000, height: 200)
      ),
    ] as [Vector]
  )
  func searchRects(_ vector: Vector) {
    #expect(vector.paging.searchRect(contentSize: vector.contentSize) == vector.rect)
  }

  @Test(
    "A list whose neighbour pages show stops at one that is on screen",
    arguments: [(0, 100), (1, 200), (-1, 0)] as [(CGFloat, CGFloat)]
  )
  func peeking(velocity: CGFloat, x: CGFloat) {
    let paging = PagingTarget(
      axis: .horizontal,
      offset: CGPoint(x: 90, y: 0),
      velocity: velocity,
      visibleContentFrame: CGRect(x: 90, y: 0, width: 120, height: 100),
      isPeeking: true
    )
    #expect(paging.searchRect(contentSize: .zero) == paging.visibleContentFrame)
    let frames = (0..<3).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 100) }
    #expect(paging.element(among: frames)?.minX == x)
    #expect(paging.element(among: []) == nil)
  }
}
