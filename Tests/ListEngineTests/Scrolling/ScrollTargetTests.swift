import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollTargetTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var id: String
    var content: CGFloat = 5_000
    var from: CGFloat = 0
    var inset = UIEdgeInsets.zero
    var y: CGFloat
    var height: CGFloat = 50
    var at: ScrollPosition
    var target: CGFloat?
    var testDescription: String { id }

    func scrollTarget(_ axis: LayoutDirection) -> ScrollTarget {
      let isVertical = axis == .vertical
      return ScrollTarget(
        viewport: ScrollViewport(
          bounds: isVertical
            ? CGRect(x: 0, y: from, width: 400, height: 600)
            : CGRect(x: from, y: 0, width: 600, height: 400),
          contentSize: isVertical
            ? CGSize(width: 400, height: content) : CGSize(width: content, height: 400),
          adjustedContentInset: isVertical
            ? inset : UIEdgeInsets(left: inset.top, right: inset.bottom)
        ),
        axis: axis
      )
    }

    func frame(_ axis: LayoutDirection) -> CGRect {
      axis == .vertical
        ? CGRect(x: 0, y: y, width: 400, height: height)
        : CGRect(x: y, y: 0, width: height, height: 400)
    }
  }

  static let bars = UIEdgeInsets(top: 100, bottom: 50)

  static let vectors: [Vector] = [
    .init(id: "Y23 bottom", y: 4_950, at: .init(position: .bottom), target: 4_400),
    .init(id: "Y23 top", y: 4_950, at: .init(position: .top), target: 4_400),
    .init(id: "top", y: 1_000, at: .init(position: .top), target: 1_000),
    .init(id: "centered", y: 1_000, at: .init(position: .centered), target: 725),
    .init(id: "bottom", y: 1_000, at: .init(position: .bottom), target: 450),
    .init(id: "top below a bar", inset: bars, y: 1_000, at: .init(position: .top), target: 900),
    .init(
      id: "centered between bars",
      inset: bars,
      y: 1_000,
      at: .init(position: .centered),
      target: 700
    ),
    .init(
      id: "bottom above a bar",
      inset: bars,
      y: 1_000,
      at: .init(position: .bottom),
      target: 500
    ),
    .init(
      id: "start of the content",
      from: 700,
      inset: bars,
      y: 0,
      at: .init(position: .bottom),
      target: -100
    ),
    .init(
      id: "end of the content",
      inset: bars,
      y: 4_900,
      at: .init(position: .top),
      target: 4_450
    ),
    .init(id: "Y3 do nothing", y: 100, at: .init(position: .top), target: nil),
    .init(
      id: "Y3 scroll",
      y: 100,
      at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
      target: 100
    ),
    .init(id: "partly visible", y: 580, at: .init(position: .bottom), target: 30),
    .init(
      id: "less than half a point away",
      from: 0.4,
      y: 0,
      at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
      target: nil
    ),
    .init(
      id: "content shorter than the view",
      content: 300,
      from: 40,
      y: 10,
      at: .init(position: .bottom, ifAlreadyVisible: .scrollToPosition),
      target: 0
    ),
    .init(
      id: "content shorter than the view, there",
      content: 300,
      from: -100,
      inset: bars,
      y: 250,
      at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
      target: nil
    ),
    .init(
      id: "offset below the top",
      y: 1_000,
      at: .init(position: .top, offset: 20),
      target: 980
    ),
    .init(
      id: "offset below the centre",
      y: 1_000,
      at: .init(position: .centered, offset: 20),
      target: 705
    ),
    .init(
      id: "offset above the bottom",
      y: 1_000,
      at: .init(position: .bottom, offset: 20),
      target: 470
    ),
    .init(
      id: "item taller than the view",
      y: 1_000,
      height: 900,
      at: .init(position: .centered),
      target: 1_150
    ),
  ]

  @Test("The offset for a frame follows the rules", arguments: vectors)
  func frames(_ vector: Vector) {
    let target = vector.scrollTarget(.vertical)
    #expect(target.offset(showing: vector.frame(.vertical), at: vector.at)?.y == vector.target)
  }

  @Test("Horizontal lists follow the same rules along x", arguments: vectors)
  func horizontalFrames(_ vector: Vector) {
    let offset = vector.scrollTarget(.horizontal)
      .offset(showing: vector.frame(.horizontal), at: vector.at)
    #expect(offset?.x == vector.target)
    #expect(offset?.y ?? 0 == 0)
  }

  struct ItemVector: CustomTestStringConvertible, Sendable {
    var vector: Vector
    var stickyHeader: CGFloat?
    var testDescription: String { vector.id }
  }

  @Test(
    "An item is scrolled to if it is at least a whole point away",
    arguments: [
      ItemVector(
        vector: .init(
          id: "Y18 half a point of room above",
          from: 0.5,
          y: 0,
          at: .init(position: .bottom, ifAlreadyVisible: .scrollToPosition),
          target: nil
        )
      ),
      ItemVector(
        vector: .init(
          id: "Y5 at the end",
          from: 4_400,
          y: 4_850,
          at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
          target: nil
        )
      ),
      ItemVector(
        vector: .init(
          id: "Q22 half a bar of room above",
          from: -50,
          inset: bars,
          y: 0,
          at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
          target: -100
        )
      ),
      ItemVector(
        vector: .init(
          id: "Q22 no room above",
          from: -100,
          inset: bars,
          y: 0,
          at: .init(position: .bottom, ifAlreadyVisible: .scrollToPosition),
          target: nil
        )
      ),
      ItemVector(
        vector: .init(
          id: "Q22 no room below",
          from: 4_450,
          inset: bars,
          y: 4_900,
          at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
          target: nil
        )
      ),
      ItemVector(
        vector: .init(
          id: "Q22 room between bars",
          from: 20,
          inset: bars,
          y: 0,
          at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
          target: -100
        )
      ),
      ItemVector(
        vector: .init(
          id: "Q22 room above the bottom bar",
          from: 4_420,
          inset: bars,
          y: 4_950,
          at: .init(position: .bottom),
          target: 4_450
        )
      ),
      ItemVector(
        vector: .init(
          id: "pulled beyond the start",
          from: -80,
          y: 0,
          at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
          target: 0
        )
      ),
      ItemVector(
        vector: .init(
          id: "three quarters of a point",
          from: 999.25,
          y: 1_000,
          at: .init(position: .top, ifAlreadyVisible: .scrollToPosition),
          target: nil
        )
      ),
      ItemVector(
        vector: .init(
          id: "below a sticky header",
          y: 1_000,
          at: .init(position: .top),
          target: 950
        ),
        stickyHeader: 50
      ),
      ItemVector(
        vector: .init(
          id: "a sticky header does not matter at the bottom",
          y: 1_000,
          at: .init(position: .bottom),
          target: 450
        ),
        stickyHeader: 50
      ),
    ]
  )
  func items(_ item: ItemVector) {
    let offset = item.vector.scrollTarget(.vertical).offset(
      showingItem: item.vector.frame(.vertical),
      stickyHeader: item.stickyHeader,
      at: item.vector.at
    )
    #expect(offset?.y == item.vector.target)
  }

  @Test(
    "A custom rule moves the list within the limits",
    arguments: [(125, 125), (100_000, 4_450), (-100_000, -100), (0, nil), (0.25, 0.25)]
      as [(CGFloat, CGFloat?)]
  )
  func movedBy(distance: CGFloat, target: CGFloat?) {
    let list = Vector(id: "Y8", inset: Self.bars, y: 0, at: .init(position: .top))
      .scrollTarget(.vertical)
    #expect(list.offset(movedBy: distance)?.y == target)
  }

  @Test("A list has a start, and an end if the content does not fit")
  func startAndEnd() {
    let long = Vector(id: "", inset: Self.bars, y: 0, at: .init(position: .top))
    #expect(long.scrollTarget(.vertical).start.y == -100)
    #expect(long.scrollTarget(.vertical).end?.y == 4_450)
    let short = Vector(id: "", content: 450, inset: Self.bars, y: 0, at: .init(position: .top))
    #expect(short.scrollTarget(.vertical).end == nil)
  }

  @Test(
    "A frame that fits is on screen afterwards, at an offset within the limits",
    arguments: Seeds.all
  )
  func showsTheFrame(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    for _ in 0..<200 {
      let axis: LayoutDirection = Bool.random(using: &generator) ? .vertical : .horizontal
      let content = number(0...3_000)
      let vector = Vector(
        id: "seed \(seed)",
        content: content,
        from: number(-200...3_200),
        inset: UIEdgeInsets(top: number(0...100), bottom: number(0...100)),
        y: number(0...content),
        height: number(0...400),
        at: ScrollPosition(
          position: [.top, .centered, .bottom].randomElement(using: &generator) ?? .top,
          ifAlreadyVisible: Bool.random(using: &generator) ? .doNothing : .scrollToPosition
        )
      )
      var frame = vector.frame(axis)
      frame = frame.intersection(
        CGRect(origin: .zero, size: vector.scrollTarget(axis).viewport.contentSize)
      )
      var list = vector.scrollTarget(axis)
      let isSticky = Bool.random(using: &generator)
      let target =
        isSticky
        ? list.offset(showingItem: frame, at: vector.at)
        : list.offset(showing: frame, at: vector.at)
      guard let target else { continue }
      #expect(list.limits.contains(axis.position(of: target)), "\(vector)")
      #expect(target != list.viewport.bounds.origin, "\(vector)")
      list.viewport.bounds.origin = target
      let visible = list.viewport.visibleContentFrame.insetBy(dx: -0.001, dy: -0.001)
      #expect(axis.start(of: frame) >= axis.start(of: visible), "\(vector)")
      #expect(axis.end(of: frame) <= axis.end(of: visible), "\(vector)")
    }
  }

  @Test(
    "The part of a section to scroll to is its header or footer, or the item next to it",
    arguments: [
      (.top, true, 3, true, .header), (.top, false, 3, true, .item(0)),
      (.top, false, 0, true, .footer), (.bottom, true, 3, true, .footer),
      (.bottom, true, 3, false, .item(2)), (.bottom, true, 0, false, .header),
      (.top, false, 0, false, nil), (.bottom, false, 0, false, nil),
    ] as [(SectionPosition, Bool, Int, Bool, SectionPosition.Target?)]
  )
  func sections(
    position: SectionPosition,
    hasHeader: Bool,
    itemCount: Int,
    hasFooter: Bool,
    target: SectionPosition.Target?
  ) {
    let found = position.target(hasHeader: hasHeader, itemCount: itemCount, hasFooter: hasFooter)
    #expect(found == target)
  }
}
