public import Foundation
public import Signposts

/// A layout that knows where every element is without placing all of them.
///
/// The list tells it how many items there are, asks it what is near the visible part, and has it
/// place only that. So neither an update nor a scroll depends on the number of items, as long as
/// the layout's own answers don't. Use it with the policy `window` of a list; with a prefix of the
/// content the layout places what is presented.
///
/// All positions are along the list, in points from the start of the content.
public protocol WindowedListLayout: AnyObject {
  /// The configuration of the layout.
  associatedtype LayoutAppearance: ListLayoutAppearance

  /// The layout's defaults for rows.
  static var defaults: ListLayoutDefaults { get }

  /// The configuration; the list sets it when it is configured again.
  var layoutAppearance: LayoutAppearance { get set }

  /// Creates a layout without content.
  init(layoutAppearance: LayoutAppearance)

  /// Takes over content and the view that shows it; nil if the content is what it was.
  ///
  /// - Parameters:
  ///   - content: how much content there is.
  ///   - context: the view.
  ///   - signposter: records the work.
  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  )

  /// The size of everything.
  var contentSize: CGSize { get }
  /// Where the first section starts.
  var sectionsStart: CGFloat { get }
  /// Where a section starts and ends.
  func range(ofSection section: Int) -> Range<CGFloat>
  /// Where an item starts and ends; nil if there is none.
  func range(ofItemAt path: IndexPath) -> Range<CGFloat>?
  /// The first and the last item at a position, or near it; nil without sections.
  ///
  /// A section without items answers with item 0.
  func items(at position: CGFloat) -> ClosedRange<IndexPath>?
  /// The items that a section shows which scrolls by itself; nil for other sections.
  func scrolledItems(ofSection section: Int) -> Range<Int>?

  /// Measures and places the presented elements.
  func place(_ pass: WindowedLayoutPass)

  /// Whether any element follows the scroll offset.
  var followsOffset: Bool { get }
  /// The frames of the elements that follow the scroll offset; nil where they are at their places.
  func followers(in context: ListLayoutLayoutContext) -> [WindowedLayoutPart: CGRect]

  /// Whether any visible element may look different from how it was placed; false by default.
  var changesLooks: Bool { get }
  /// How visible elements look that do not look as they were placed; none by default.
  ///
  /// Asked after every scroll and every layout, as long as `changesLooks` holds.
  func looks(in context: ListLayoutLayoutContext) -> [WindowedLayoutElement: WindowedLayoutLook]

  /// Where a section shows its items along the list that scrolls by itself; nil for others.
  ///
  /// A finger that touches down there scrolls the section. By default, the range of the section.
  func scrollingRange(ofSection section: Int) -> Range<CGFloat>?
  /// How far a section is scrolled by itself, from where it starts; nil if it does not.
  ///
  /// It starts at the right in a list that is laid out from right to left.
  func sectionOffset(_ section: Int) -> CGFloat?
  /// Scrolls a section by itself, as far as its content goes.
  func setSectionOffset(_ offset: CGFloat, ofSection section: Int)
  /// Where a gesture ends that scrolls a section by itself; nil if it does not scroll.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - start: the offset at which it started.
  ///   - proposed: the offset that it would reach without stops.
  ///   - velocity: its speed at the end, in points per millisecond.
  /// - Returns: the offset.
  func targetOffset(
    ofSection section: Int,
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat?
}

extension WindowedListLayout {
  /// A description of this layout.
  public static func describe(_ appearance: LayoutAppearance) -> LayoutDescription {
    LayoutDescription(windowed: Self.self, appearance: appearance)
  }

  /// False: elements look as they were placed.
  public var changesLooks: Bool { false }

  /// None: elements look as they were placed.
  public func looks(
    in context: ListLayoutLayoutContext
  ) -> [WindowedLayoutElement: WindowedLayoutLook] { [:] }

  /// The whole section, if it scrolls by itself.
  public func scrollingRange(ofSection section: Int) -> Range<CGFloat>? {
    sectionOffset(section) == nil ? nil : range(ofSection: section)
  }
}

/// A part of a list that is not an item.
public enum WindowedLayoutPart: Hashable, Sendable {
  /// The header of the list.
  case listHeader
  /// The footer of the list.
  case listFooter
  /// The header of a section.
  case sectionHeader(Int)
  /// The footer of a section.
  case sectionFooter(Int)
  /// An element that the layout adds: a badge, a background.
  case attachment(LayoutAttachmentID)
}

/// What identifies an element that a layout adds to the content.
public struct LayoutAttachmentID: Hashable, Sendable {
  /// What kind of element it is.
  public var kind: String
  /// The section; -1 for the whole list.
  public var section: Int
  /// The number among those of the same kind in the section.
  public var index: Int
  /// Whether it is behind the items.
  public var isDecoration: Bool

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - kind: what kind of element it is.
  ///   - section: the section; -1 for the whole list.
  ///   - index: the number among those of the same kind in the section.
  ///   - isDecoration: whether it is behind the items.
  public init(kind: String, section: Int, index: Int, isDecoration: Bool = false) {
    self.kind = kind
    self.section = section
    self.index = index
    self.isDecoration = isDecoration
  }
}
