import Foundation
import Signposts

/// Knows where every element of a content is, instead of estimated lengths.
protocol ContentPositions: AnyObject {
  /// The view for which it answers.
  var context: ListLayoutLayoutContext? { get set }
  /// Records what the layout does.
  var signposter: Signposter { get set }

  /// Whether it knows the whole content, and not only what was presented.
  var isWhole: Bool { get }

  /// Starts again with new content.
  func reset(to content: Content)
  /// Adapts to new content; the previously presented part is now the window.
  func update(to content: Content, from old: ContentWindow, to new: ContentWindow)

  /// The mean length of a row.
  var estimate: Double { get }
  /// How long all sections are.
  var totalLength: Double { get }
  /// How many sections there are.
  var sectionCount: Int { get }
  /// Where a section begins, from the start of all sections.
  func offset(ofSection section: Int) -> Double
  /// Where a row begins, and how long it is; nil when there is none.
  func row(at place: ItemPlace) -> (start: Double, length: Double)?
  /// The first and the last row at an offset; nil when there is no section.
  func places(at offset: Double) -> (first: ItemPlace, last: ItemPlace)?
  /// The window with only what sections show that scroll by themselves.
  func narrowed(_ window: ContentWindow, presented: ContentWindow) -> ContentWindow
}
