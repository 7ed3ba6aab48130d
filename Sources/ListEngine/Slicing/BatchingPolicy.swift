/// How much of the content is presented.
public enum BatchingPolicy: Hashable, Sendable {
  /// From the start to this many items after the first one on screen, as Listable does.
  ///
  /// Never fewer than there are on screen, and one more.
  case prefix(Int)

  /// 250 items after the first one on screen.
  public static let `default` = BatchingPolicy.prefix(250)

  /// How many items from the first one on screen are presented: at least that one.
  package var extraItems: Int {
    switch self {
    case .prefix(let count): count
    }
  }
}
