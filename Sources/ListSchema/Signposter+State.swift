public import Signposts

extension Signposter {
  /// Says what the app is doing, such as `searching` or `typing`: every frame that begins from now on
  /// carries the state, and reports have tables per state.
  ///
  /// ```swift
  /// list.signposter.setState("searching")
  /// ```
  ///
  /// A list has one state at a time. A signposter without a list sets that of all lists that have none
  /// of their own. Names are kept for the life of the process: choose few. A disabled signposter sets
  /// nothing.
  ///
  /// - Parameter name: the state; nil for none.
  public func setState(_ name: String?) {
    guard isEnabled else { return }
    let number = selectState(name)
    guard let name else { return }
    event(.stateName, .stateName(state: Int(number), name: name))
  }
}
