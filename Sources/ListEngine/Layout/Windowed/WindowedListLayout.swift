public import Foundation
public import Signposts

/// A layout that places a part of the content: what a list presents of it.
///
/// Tables, flows and pagers are such layouts, and so can yours be. A list presents a window of its
/// content, and has the layout measure and place only that; neither an update nor a scroll depends
/// on how much content there is. There are two kinds of such layouts.
///
/// Most don't know where something is before everything above it was measured. For them the list
/// keeps the lengths of all rows: those that were placed, those that the layout knows without
/// measuring (`knownLengths`, `knownEnds`), and estimates for the others. The layout leaves the
/// space that a `WindowedLayoutPass` requests before and after what is presented, and records how
/// long that is:
///
/// ```swift
/// final class Stack: WindowedListLayout {
///   …
///   func place(_ pass: WindowedLayoutPass) {
///     var y = pass.lengthBeforeSections
///     for section in pass.presentedSections {
///       var (frames, lengths): ([CGRect], [Double]) = ([], [])
///       y += section.lengthBeforeItems
///       …
///       pass.placeItems(ofSection: section.index, frames)
///       pass.recordLengths(ofSection: section.index, items: lengths)
///       y += section.lengthAfterItems
///     }
///     pass.contentSize = CGSize(width: width, height: y + pass.lengthAfterSections)
///   }
/// }
///
/// list.layout = Stack.describe(.default)
/// ```
///
/// Others know where everything is without placing it, as a grid does: they say so with
/// `knowsPositions`, are told about all content by `prepare`, and answer for each position. All
/// positions are along the list, in points from the start of the content.
///
/// `ListLayout` is the front for layouts that always place everything.
public protocol WindowedListLayout: AnyObject {
  /// The configuration of the layout.
  associatedtype LayoutAppearance: ListLayoutAppearance

  /// The layout's defaults for rows; by default rows fade.
  static var defaults: ListLayoutDefaults { get }

  /// The configuration; the list sets it when it is configured again.
  var layoutAppearance: LayoutAppearance { get set }

  /// Creates a layout without content.
  init(layoutAppearance: LayoutAppearance)

  /// Takes over the view, and the content if the layout knows positions.
  ///
  /// The list calls it before it asks anything else, and before each placing.
  ///
  /// - Parameters:
  ///   - content: the sizes of the content; nil if it has not changed.
  ///   - context: the view.
  ///   - signposter: records the work.
  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  )

  // MARK: Placing

  /// True if the layout can place a part that starts in the middle of the content; true by default.
  ///
  /// Otherwise a prefix of the content is presented, whatever the list's policy is.
  static var placesWindows: Bool { get }

  /// Measures and places the presented elements.
  func place(_ pass: WindowedLayoutPass)

  /// True if any element follows the scroll offset, apart from sticky headers; false by default.
  var followsOffset: Bool { get }
  /// Moves the elements that follow the scroll offset; called after every placing and scroll.
  func updateLayout(of content: inout PlacedContent, in context: ListLayoutLayoutContext)

  // MARK: Lengths that are known without placing

  /// The number of items of a section in each line, 1 by default; nil if it varies.
  ///
  /// Windows start and end with complete lines, and have all items of sections where it varies.
  func lineLength(in section: Section) -> Int?

  /// The lengths of a section's rows, with the spacing after them, without measuring or making any.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - onlyIfAll: whether the answer is nil if any length is unknown.
  /// - Returns: the lengths of all rows; nil, the default, if none is known.
  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns?

  /// The lengths of a section before and after its rows, if they need not be measured.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - isLast: whether no other section follows.
  /// - Returns: the lengths, with the distance to the next section; nil, the default, if they have
  ///   to be measured.
  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)?

  // MARK: Positions

  /// True if the layout knows where everything is; false by default.
  static var knowsPositions: Bool { get }

  /// The start of the first section; 0 by default.
  var sectionsStart: CGFloat { get }
  /// Returns the start and the end of a section.
  func range(ofSection section: Int) -> Range<CGFloat>
  /// Returns the start and the end of an item; nil if there is none.
  func range(ofItemAt path: IndexPath) -> Range<CGFloat>?
  /// The first and the last item at a position, or near it; nil without sections.
  ///
  /// A section without items answers with item 0.
  func items(at position: CGFloat) -> ClosedRange<IndexPath>?

  /// True if a list that scrolls horizontally starts at the right where lines do; false by default.
  ///
  /// The layout places it as one that starts at the left: the list turns it round as a whole.
  static var startsWhereLinesStart: Bool { get }

  // MARK: Sections that scroll by themselves

  /// The items that a section shows which scrolls by itself; nil, the default, for other sections.
  func scrolledItems(ofSection section: Int) -> Range<Int>?
  /// Returns the range along the list in which a section that scrolls by itself shows its items;
  /// nil for others.
  ///
  /// A finger that touches down there scrolls the section. By default, the range of the section.
  func scrollingRange(ofSection section: Int) -> Range<CGFloat>?
  /// Returns the distance that a section is scrolled by itself, from where it starts; nil, the
  /// default, if it does not.
  ///
  /// It starts at the right in a list that is laid out from right to left.
  func sectionOffset(_ section: Int) -> CGFloat?
  /// Scrolls a section by itself, as far as its content goes.
  func setSectionOffset(_ offset: CGFloat, ofSection section: Int)
  /// Places the presented items of a section alone, after it was scrolled by itself.
  ///
  /// Everything else stays where it was placed before; nothing is measured again.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - pass: takes the frames of the section.
  /// - Returns: false, the default, if everything has to be placed again.
  func placeSection(_ section: Int, _ pass: WindowedLayoutPass) -> Bool
  /// Returns the offset at which a gesture ends that scrolls a section by itself; nil if it does
  /// not scroll.
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

  // MARK: Looks

  /// True if any visible element may look different from how it was placed; false by default.
  var changesLooks: Bool { get }
  /// Returns the looks of visible elements that do not look as they were placed; none by default.
  ///
  /// Asked after every scroll and every layout, as long as `changesLooks` holds.
  func looks(in context: ListLayoutLayoutContext) -> [WindowedLayoutElement: WindowedLayoutLook]

  // MARK: Dragged rows

  /// Changes the look of a dragged row.
  func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  )
  /// The destination of a row dragged to a position; nil leaves it to the list.
  func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath?
}

extension WindowedListLayout {
  /// A description of this layout.
  public static func describe(_ appearance: LayoutAppearance) -> LayoutDescription {
    LayoutDescription(windowed: Self.self, appearance: appearance)
  }

  /// A description of this layout; `configure` runs once.
  public static func describe(
    _ configure: (inout LayoutAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    describe(.default(configure))
  }
}
