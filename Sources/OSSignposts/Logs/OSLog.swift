internal import CTracepoints

/// A subsystem and a category of it, to which signposts and log messages belong.
public final class OSLog: Sendable {
  /// A category that systems know.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Takes a name.
    public init(string: String) {
      self.init(rawValue: string)
    }

    /// Points that are of interest to everyone who reads a trace.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are wanted only while a tool records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with stacks on Apple's systems.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let name: CategoryName
  @usableFromInline let recorded: SignpostCategory

  private init(_ name: CategoryName, _ recorded: SignpostCategory) {
    (self.name, self.recorded) = (name, recorded)
  }

  /// Makes the log of a category.
  ///
  /// All logs of one category share its events.
  ///
  /// - Parameters:
  ///   - subsystem: the part of the software, by convention a reverse domain name.
  ///   - category: the part of the subsystem.
  public convenience init(subsystem: String, category: String) {
    let name = CategoryName(subsystem: subsystem, category: category)
    self.init(name, KnownCategories.category(name))
  }

  /// Makes the log of a category that systems know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log of no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log of which nothing is recorded.
  public static let disabled = OSLog(CategoryName(subsystem: "", category: ""), .none)

  /// True while a session records intervals or events of the category.
  @inlinable public var signpostsEnabled: Bool {
    recorded.recordsIntervals || recorded.recordsEvents
  }

  /// Returns whether messages are recorded or printed; all levels alike.
  @inlinable
  public func isEnabled(type: OSLogType) -> Bool { recorded.recordsLogs }

  @usableFromInline @inline(never)
  func record(_ level: StaticString, _ message: String) {
    recorded.log(level, message)
    StandardError.print(name, level, message)
  }

  @usableFromInline @inline(never)
  func record(_ type: OSLogType, _ message: String) {
    record(type.word, message)
  }
}
