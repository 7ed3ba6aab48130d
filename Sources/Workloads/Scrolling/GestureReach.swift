/// The part of a list that a gesture shows: of `catalog` with 10,000 items, in 10 seconds.
///
/// Longer runs reach further, except those of `tour`, which is always over the whole list.
public struct GestureReach: Hashable, Sendable {
  /// The number of different items that were on screen.
  public let shownItems: Int
  /// The position of the last of them in the list, from 1.
  public let deepestItem: Int

  /// The scenario that was played.
  public static let scenario = "catalog"
  /// The items of the list.
  public static let items = 10_000
  /// The length of the run, in seconds.
  public static let seconds = 10

  /// The measured reaches of the scripts that come with ListScope, by their names; a test measures
  /// them again.
  public static let builtIn: [String: GestureReach] = [
    "none": GestureReach(shownItems: 11, deepestItem: 11),
    "tour": GestureReach(shownItems: 470, deepestItem: 10_000),
    "slow-read": GestureReach(shownItems: 57, deepestItem: 57),
    "drag": GestureReach(shownItems: 82, deepestItem: 82),
    "fling": GestureReach(shownItems: 82, deepestItem: 82),
    "repeat-fling": GestureReach(shownItems: 640, deepestItem: 640),
    "up-down": GestureReach(shownItems: 33, deepestItem: 33),
    "jumpy": GestureReach(shownItems: 148, deepestItem: 148),
    "scrub": GestureReach(shownItems: 266, deepestItem: 9_755),
    "edge": GestureReach(shownItems: 1_363, deepestItem: 10_000),
    "page": GestureReach(shownItems: 93, deepestItem: 93),
    "to-top": GestureReach(shownItems: 111, deepestItem: 111),
    "tail": GestureReach(shownItems: 1_805, deepestItem: 10_000),
    "fling+update": GestureReach(shownItems: 82, deepestItem: 82),
    "jumps": GestureReach(shownItems: 49, deepestItem: 10_000),
  ]
}
