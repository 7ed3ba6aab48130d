public import Foundation
public import Signposts

extension WindowedListLayout {
  /// Rows fade.
  public static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .fade) }

  /// It can.
  public static var placesWindows: Bool { true }

  /// It starts at the left.
  public static var startsWhereLinesStart: Bool { false }

  /// Only sticky headers follow it.
  public var followsOffset: Bool { false }

  /// Moves nothing.
  public func updateLayout(of content: inout PlacedContent, in context: ListLayoutLayoutContext) {}

  /// One item below the other.
  public func lineLength(in section: Section) -> Int? { 1 }

  /// None is known.
  public func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns? { nil }

  /// None is known.
  public func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? { nil }

  /// It does not.
  public static var knowsPositions: Bool { false }

  /// Takes over nothing.
  public func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {}

  /// At the start of the content.
  public var sectionsStart: CGFloat { 0 }

  /// Empty.
  public func range(ofSection section: Int) -> Range<CGFloat> { 0..<0 }

  /// Unknown.
  public func range(ofItemAt path: IndexPath) -> Range<CGFloat>? { nil }

  /// Unknown.
  public func items(at position: CGFloat) -> ClosedRange<IndexPath>? { nil }

  /// None scrolls by itself.
  public func scrolledItems(ofSection section: Int) -> Range<Int>? { nil }

  /// The whole section, if it scrolls by itself.
  public func scrollingRange(ofSection section: Int) -> Range<CGFloat>? {
    sectionOffset(section) == nil ? nil : range(ofSection: section)
  }

  /// None scrolls by itself.
  public func sectionOffset(_ section: Int) -> CGFloat? { nil }

  /// Scrolls nothing.
  public func setSectionOffset(_ offset: CGFloat, ofSection section: Int) {}

  /// False: everything is placed again.
  public func placeSection(_ section: Int, _ pass: WindowedLayoutPass) -> Bool { false }

  /// None scrolls by itself.
  public func targetOffset(
    ofSection section: Int,
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? { nil }

  /// False: elements look as they were placed.
  public var changesLooks: Bool { false }

  /// None: elements look as they were placed.
  public func looks(
    in context: ListLayoutLayoutContext
  ) -> [WindowedLayoutElement: WindowedLayoutLook] { [:] }

  /// Changes nothing.
  public func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) {}

  /// Leaves it to the list.
  public func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath? { nil }
}
