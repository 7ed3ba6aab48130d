/// Marks intervals and events of a program as it runs, under a subsystem and a category.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.shop", category: "images")
/// let image = signposter.withIntervalSignpost("decode") { decode(data) }
/// ```
///
/// `listscope record -- PROGRAM` records them, as does any session of LTTng in which their events are
/// enabled. While none is, a call costs a test of one word, and no message is built.
public struct OSSignposter: Sendable {
  @usableFromInline let category: SignpostCategory
  let name: CategoryName

  init(_ log: OSLog) {
    (category, name) = (log.recorded, log.name)
  }

  /// Makes a signposter of no subsystem.
  public init() {
    self.init(OSLog.default)
  }

  /// Makes a signposter of the subsystem and the category of a log.
  public init(logHandle: OSLog) {
    self.init(logHandle)
  }

  /// Makes a signposter of the subsystem and the category of a logger.
  public init(logger: Logger) {
    self.init(logger.handle)
  }

  /// Makes a signposter.
  ///
  /// - Parameters:
  ///   - subsystem: the part of the software, by convention a reverse domain name.
  ///   - category: the part of the subsystem.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Makes a signposter of a category that systems know.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Records nothing.
  public static let disabled = OSSignposter(OSLog.disabled)

  /// True while a session records intervals or events of the category.
  @inlinable public var isEnabled: Bool { category.recordsIntervals || category.recordsEvents }

  /// Makes an id that no other has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }

  /// Makes the id of an object: always the same, and no other object's while it lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Marks an instant.
  @inlinable
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    guard category.recordsEvents else { return }
    record(event: name, id, nil)
  }

  /// Marks an instant, with a message.
  @inlinable
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    guard category.recordsEvents else { return }
    record(event: name, id, message())
  }

  @usableFromInline @inline(never)
  func record(event name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?) {
    guard id.isValid else { return }
    category.event(name, id, message?.text)
  }
}
