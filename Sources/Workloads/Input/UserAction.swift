public import ListEngine

/// Something that the simulated user does beside scrolling, in one frame or in several: a tap, a
/// swipe, some typing.
public struct UserAction {
  /// Continues the action, given the seconds since it began; returns false once it is over.
  public typealias Progress = (_ elapsed: Double) -> Bool

  let begin: (ListView) -> Progress?

  /// Creates an action of several frames.
  ///
  /// - Parameter begin: called in the first frame. It returns what is called in every frame from this
  ///   one on, with 0 at first, until it answers false; nil if there is nothing to act on.
  public init(begin: @escaping (ListView) -> Progress?) {
    self.begin = begin
  }

  /// An action of one frame.
  public static func perform(_ body: @escaping (ListView) -> Void) -> UserAction {
    UserAction { list in
      body(list)
      return nil
    }
  }
}
