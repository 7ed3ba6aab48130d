extension OSSignposter {
  /// Begins an interval, which `endInterval` ends, on any thread.
  ///
  /// - Parameters:
  ///   - name: the name, the same at the end.
  ///   - id: distinguishes it from others of the name that are open.
  /// - Returns: the interval that has begun.
  @inlinable
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    guard category.recordsIntervals else { return OSSignpostIntervalState(unrecorded: id) }
    return record(begin: name, id, nil)
  }

  /// Begins an interval with a message, which is built only if the interval is recorded.
  @inlinable
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    guard category.recordsIntervals else { return OSSignpostIntervalState(unrecorded: id) }
    return record(begin: name, id, message())
  }

  /// Begins an interval of an animation; recorded as any other.
  @inlinable
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Begins an interval of an animation, with a message.
  @inlinable
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id, message())
  }

  /// Ends an interval; one that was not recorded ends without a record.
  @inlinable
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    guard state.isRecorded else { return }
    record(endOf: state, name, nil)
  }

  /// Ends an interval with a message, which is built only if the interval was recorded.
  @inlinable
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    guard state.isRecorded else { return }
    record(endOf: state, name, message())
  }

  /// Runs `task` in an interval, which also ends when `task` throws.
  @inlinable
  public func withIntervalSignpost<Result, Failure: Error>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Runs `task` in an interval with a message, which also ends when `task` throws.
  @inlinable
  public func withIntervalSignpost<Result, Failure: Error>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }

  @usableFromInline @inline(never)
  func record(
    begin name: StaticString,
    _ id: OSSignpostID,
    _ message: SignpostMetadata?
  ) -> OSSignpostIntervalState {
    guard id.isValid else { return OSSignpostIntervalState(unrecorded: id) }
    let state = OSSignpostIntervalState(begun: id, number: EndedSignposts.newNumber())
    category.begin(name, state.number, id, message?.text)
    return state
  }

  @usableFromInline @inline(never)
  func record(
    endOf state: OSSignpostIntervalState,
    _ name: StaticString,
    _ message: SignpostMetadata?
  ) {
    guard state.end() else {
      return category.log("fault", "The interval '\(name)' has been ended twice.")
    }
    category.end(name, state.number, state.signpostID, message?.text)
  }
}
