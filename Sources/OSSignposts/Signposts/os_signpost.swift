/// Records a signpost without a message.
///
/// Begin and end of an interval share the log, the name and the id.
///
/// - Parameters:
///   - type: the role: the begin or the end of an interval, or an event.
///   - dso: not used; Apple's systems look formats up by it.
///   - log: the subsystem and the category.
///   - name: the name.
///   - signpostID: distinguishes open intervals of one name.
@inlinable
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  guard log.recorded.records(type) else { return }
  log.record(type, name, signpostID, nil)
}

/// Records a signpost whose message is a format with any number of values.
///
/// The values are gathered before the test whether the signpost is recorded; the forms with up to four cost
/// nothing while it is not.
@_disfavoredOverload @inlinable
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {
  guard log.recorded.records(type) else { return }
  log.record(type, name, signpostID, FormattedMessage(format, arguments).text)
}

/// Records a signpost whose message is a format with one value, built only if it is recorded.
@inlinable
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ argument0: @autoclosure () -> Any
) {
  guard log.recorded.records(type) else { return }
  log.record(type, name, signpostID, FormattedMessage(format, [argument0()]).text)
}

/// Records a signpost whose message is a format with two values, built only if it is recorded.
@inlinable
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ argument0: @autoclosure () -> Any,
  _ argument1: @autoclosure () -> Any
) {
  guard log.recorded.records(type) else { return }
  log.record(type, name, signpostID, FormattedMessage(format, [argument0(), argument1()]).text)
}

/// Records a signpost whose message is a format with three values, built only if it is recorded.
@inlinable
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ argument0: @autoclosure () -> Any,
  _ argument1: @autoclosure () -> Any,
  _ argument2: @autoclosure () -> Any
) {
  guard log.recorded.records(type) else { return }
  log.record(
    type,
    name,
    signpostID,
    FormattedMessage(format, [argument0(), argument1(), argument2()]).text
  )
}

/// Records a signpost whose message is a format with four values, built only if it is recorded.
@inlinable
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ argument0: @autoclosure () -> Any,
  _ argument1: @autoclosure () -> Any,
  _ argument2: @autoclosure () -> Any,
  _ argument3: @autoclosure () -> Any
) {
  guard log.recorded.records(type) else { return }
  log.record(
    type,
    name,
    signpostID,
    FormattedMessage(format, [argument0(), argument1(), argument2(), argument3()]).text
  )
}

extension SignpostCategory {
  /// Returns whether signposts of a role are recorded.
  @inlinable
  func records(_ type: OSSignpostType) -> Bool {
    type.rawValue == 1 || type.rawValue == 2 ? recordsIntervals : recordsEvents
  }
}

extension OSLog {
  @usableFromInline @inline(never)
  func record(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: String?)
  {
    guard id.isValid else { return }
    switch type {
    case .begin: recorded.begin(name, id.number, id, message)
    case .end: recorded.end(name, id.number, id, message)
    default: recorded.event(name, id, message)
    }
  }
}
