extension GestureScript {
  /// Nobody touches the list.
  public static let none = GestureScript("none", "Nobody touches the list.") { _ in NoGesture() }

  /// Flings at 2,500 points a second, each from rest.
  public static let fling = GestureScript(
    "fling",
    "Twelve flings down at 2,500 points a second, each from rest, then twelve up."
  ) { _ in FlingGesture() }

  /// All scripts that come with ListScope.
  public static let builtIn: [GestureScript] = [.none, .fling]
}
