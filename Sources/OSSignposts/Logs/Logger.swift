/// Writes messages to the log of a subsystem and a category.
///
/// Messages go to the trace while a session records the category's log, and to standard error where the
/// environment has `OS_ACTIVITY_DT_MODE=YES`; otherwise they are not built.
public struct Logger: Sendable {
  @usableFromInline let handle: OSLog

  /// Makes a logger of no subsystem.
  public init() {
    self.init(OSLog.default)
  }

  /// Makes a logger of a log's subsystem and category.
  public init(_ logObj: OSLog) {
    handle = logObj
  }

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - subsystem: the part of the software, by convention a reverse domain name.
  ///   - category: the part of the subsystem.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Writes a message without a special level.
  @inlinable
  public func log(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .default, message())
  }

  /// Writes a message of a level.
  @inlinable
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record(level, message().text)
  }

  /// Writes a message of the level `trace`.
  @inlinable
  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("trace", message().text)
  }

  /// Writes a message of the level `debug`.
  @inlinable
  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("debug", message().text)
  }

  /// Writes a message of the level `info`.
  @inlinable
  public func info(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("info", message().text)
  }

  /// Writes a message of the level `notice`.
  @inlinable
  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("notice", message().text)
  }

  /// Writes a message of the level `warning`.
  @inlinable
  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("warning", message().text)
  }

  /// Writes a message of the level `error`.
  @inlinable
  public func error(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("error", message().text)
  }

  /// Writes a message of the level `critical`.
  @inlinable
  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("critical", message().text)
  }

  /// Writes a message of the level `fault`.
  @inlinable
  public func fault(_ message: @autoclosure () -> OSLogMessage) {
    guard handle.recorded.recordsLogs else { return }
    handle.record("fault", message().text)
  }
}
