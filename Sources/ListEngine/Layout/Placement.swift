import Foundation
import HeadlessUIKit

/// The placement of all presented content: the layout, and the positions that it has computed.
struct Placement {
  /// The layout and its configuration.
  private(set) var description: LayoutDescription
  /// The direction in which the list scrolls: kept, as every scroll event asks for it.
  private(set) var axis: LayoutDirection
  /// Places content with the layout.
  private(set) var placer: LayoutPlacer
  /// True if the layout can place a part of the content: kept, as every scroll event asks for it.
  private(set) var placesWindows: Bool
  /// The positions of all presented elements.
  var content = PlacedContent()
  /// The row defaults of the layout that the last update used.
  var shownDefaults: ListLayoutDefaults

  init(_ description: LayoutDescription, _ appearance: Appearance, _ behavior: Behavior) {
    self.description = description
    axis = description.layoutAppearanceProperties.direction
    placer = description.makePlacer(appearance, behavior)
    placesWindows = placer.placesWindows
    shownDefaults = description.defaults
  }

  /// Takes over another layout, which places content from the next placer on.
  mutating func setDescription(_ new: LayoutDescription) {
    description = new
    axis = new.layoutAppearanceProperties.direction
  }

  /// Returns a placer for the layout as it is configured now; a custom layout may query the list while it is made.
  func newPlacer(_ appearance: Appearance, _ behavior: Behavior) -> LayoutPlacer {
    description.makePlacer(appearance, behavior, replacing: placer)
  }

  /// Starts again with a placer.
  mutating func setPlacer(_ new: LayoutPlacer) {
    placer = new
    placesWindows = new.placesWindows
  }

  /// The content with positions that follow the scroll offset.
  ///
  /// A copy, because a custom layout may query the list meanwhile.
  func contentFollowingOffset(in context: ListLayoutLayoutContext) -> PlacedContent {
    var content = content
    placer.update(&content, in: context)
    return content
  }

  /// True if any position follows the scroll offset.
  var followsOffset: Bool { placer.followsOffset(content) }

  /// The length of a section's header, if it sticks to the start of the view (quirk Q21).
  func stickyHeader(ofSection section: Int) -> CGFloat? {
    guard content.sections.indices.contains(section) else { return nil }
    let frames = content.sections[section]
    guard frames.isHeaderSticky, let header = frames.header else { return nil }
    return axis.length(of: header.size)
  }
}
