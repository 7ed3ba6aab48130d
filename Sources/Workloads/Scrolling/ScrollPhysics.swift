/// Whose momentum content has after a finger has left it.
public enum ScrollPhysics: String, CaseIterable, Sendable {
  /// That of `UIScrollView`.
  case ios
  /// That of Android's `OverScroller`.
  case android
}
