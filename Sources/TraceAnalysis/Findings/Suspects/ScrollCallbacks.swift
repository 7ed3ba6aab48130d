import ListSchema
import Signposts

/// The callbacks of an app that are called when the content moves, so in each frame of a scroll.
enum ScrollCallbacks {
  private static let names = Set(
    [ListSchema.Callback.didScroll, .scrollViewDelegate]
      .map { Enumeration.snakeCase(String(describing: $0)) }
  )

  /// Returns whether a callback, by its name in the trace, is one of them.
  static func contain(_ callback: String) -> Bool { names.contains(callback) }
}
