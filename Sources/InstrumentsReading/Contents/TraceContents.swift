/// The table of contents of a recording.
public struct TraceContents: Hashable, Sendable {
  /// A device, or the Mac that recorded it.
  public struct Device: Hashable, Sendable {
    /// The name that its owner gave it.
    public var name: String?
    /// The model, such as `iPhone 16 Pro`.
    public var model: String?
    /// The platform, such as `iOS`.
    public var platform: String?
    /// The version of the operating system, with its build.
    public var osVersion: String?
    /// The identifier of the device.
    public var uuid: String?

    /// True if it is simulated: the times are those of a Mac.
    public var isSimulator: Bool {
      [name, model, platform].contains { $0?.contains("Simulator") ?? false }
    }
  }

  /// A program.
  public struct Process: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The identifier; nil where it is not stated.
    public var pid: Int64?
  }

  /// One recording.
  public struct Run: Hashable, Sendable {
    /// The number, from 1.
    public let number: Int
    /// The device that was recorded.
    public var device = Device()
    /// The program that was recorded; nil where that was all of them.
    public var process: Process?
    /// The time when it began, in ISO 8601.
    public var startDate: String?
    /// The duration, in nanoseconds.
    public var durationNs: Int64?
    /// The version of Instruments, with its build.
    public var instrumentsVersion: String?
    /// The template.
    public var template: String?
    /// The names of all tables.
    public var tables: Set<String> = []
    /// True if one of its programs ran in a simulator.
    public var hasSimulatedProcess = false

    init(number: Int) { self.number = number }

    /// True if it was recorded in a simulator.
    public var isSimulator: Bool { device.isSimulator || hasSimulatedProcess }
  }

  /// The runs, in their order.
  public internal(set) var runs: [Run] = []

  init() {}

  /// The run of a number; nil where there is none.
  public func run(_ number: Int) -> Run? { runs.first { $0.number == number } }
}
