/// A function that waits inside of frames.
public struct WaitSite: Hashable, Sendable {
  /// The kind of the wait.
  public let kind: WaitKind
  /// The name of the innermost interval.
  public let interval: String
  /// The content type of the row; nil for intervals that have none.
  public let type: String?
  /// The innermost function of the user's, in a row the innermost that its work calls; where there is
  /// none, the engine's module or the library.
  public let function: SourceFunction
  /// True if the function is the user's.
  public let isUsers: Bool
  /// The number of waits.
  public let count: Int
  /// For how long in all, in nanoseconds.
  public let ns: Int64

  /// The functions of waits, those that wait longest first.
  ///
  /// - Complexity: O(stacks · depth).
  static func all(_ profile: StackProfile, _ names: StackNames, _ owners: CodeOwners) -> [WaitSite]
  {
    struct Place: Hashable {
      let kind: WaitKind
      let interval: String
      let type: String?
      let function: SourceFunction
      let isUsers: Bool
    }
    var totals: [Place: (count: Int, ns: Int64)] = [:]
    for wait in profile.waits {
      let frames = names.frames(wait.stack, of: profile)
      let parts = owners.parts(frames, profile)
      let user = wait.contentType == nil ? owners.user(parts) : owners.userInRow(parts)
      let function =
        user ?? SourceFunction(name: parts.last?.name ?? owners.module(frames, profile))
      let place = Place(
        kind: wait.kind,
        interval: wait.intervals.last ?? "",
        type: wait.contentType,
        function: function,
        isUsers: user != nil
      )
      let total = totals[place] ?? (0, 0)
      totals[place] = (total.count + wait.count, total.ns.addingSaturating(wait.ns))
    }
    return totals.sorted {
      ($1.value.ns, $0.key.function.name) < ($0.value.ns, $1.key.function.name)
    }
    .map { place, total in
      WaitSite(
        kind: place.kind,
        interval: place.interval,
        type: place.type,
        function: place.function,
        isUsers: place.isUsers,
        count: total.count,
        ns: total.ns
      )
    }
  }
}
