/// Signposts whose names are known only when the program runs, for bridges from other ways to mark work.
///
/// Their messages are public as they are. Apple's systems have no counterpart.
extension OSSignposter {
  /// Begins an interval; name and message are made only if it is recorded.
  @inlinable
  public func beginInterval(
    named name: @autoclosure () -> String,
    id: OSSignpostID = .exclusive,
    message: @autoclosure () -> String = ""
  ) -> OSSignpostIntervalState {
    guard category.recordsIntervals else { return OSSignpostIntervalState(unrecorded: id) }
    return record(begin: name(), id, message())
  }

  /// Ends an interval of that name; the name and the message are made only if it was recorded.
  @inlinable
  public func endInterval(
    named name: @autoclosure () -> String,
    _ state: OSSignpostIntervalState,
    message: @autoclosure () -> String = ""
  ) {
    guard state.isRecorded else { return }
    record(endOf: state, name(), message())
  }

  /// Marks an instant; name and message are made only if it is recorded.
  @inlinable
  public func emitEvent(
    named name: @autoclosure () -> String,
    id: OSSignpostID = .exclusive,
    message: @autoclosure () -> String = ""
  ) {
    guard category.recordsEvents else { return }
    record(event: name(), id, message())
  }

  @usableFromInline @inline(never)
  func record(begin name: String, _ id: OSSignpostID, _ message: String) -> OSSignpostIntervalState
  {
    guard id.isValid else { return OSSignpostIntervalState(unrecorded: id) }
    let state = OSSignpostIntervalState(begun: id, number: EndedSignposts.newNumber())
    category.begin(name, state.number, id, message)
    return state
  }

  @usableFromInline @inline(never)
  func record(endOf state: OSSignpostIntervalState, _ name: String, _ message: String) {
    guard state.end() else {
      return category.log("fault", "The interval '\(name)' has been ended twice.")
    }
    category.end(name, state.number, state.signpostID, message)
  }

  @usableFromInline @inline(never)
  func record(event name: String, _ id: OSSignpostID, _ message: String) {
    guard id.isValid else { return }
    category.event(name, id, message)
  }
}
