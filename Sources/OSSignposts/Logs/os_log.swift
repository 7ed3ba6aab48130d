/// Writes a message that is a format with values.
///
/// - Parameters:
///   - message: the format, such as `"%{public}@ has %d rows"`.
///   - dso: not used; Apple's systems look formats up by it.
///   - log: the subsystem and the category.
///   - type: the level.
///   - arguments: the values.
@inlinable
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any...
) {
  guard log.recorded.recordsLogs else { return }
  log.record(type, FormattedMessage(message, arguments).text)
}

/// Writes a message of a level that is a format with values.
@inlinable
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: Any...
) {
  guard log.recorded.recordsLogs else { return }
  log.record(type, FormattedMessage(message, arguments).text)
}
