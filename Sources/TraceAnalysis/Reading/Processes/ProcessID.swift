/// A process in a trace.
///
/// Eight bytes, as every event and every interval has one.
public struct ProcessID: Hashable, Comparable, Sendable {
  /// The number of the host that the process ran on, from 0, in order of first appearance.
  ///
  /// A folder may hold traces of several hosts, whose process ids may be equal.
  public let host: UInt16
  /// 0; more for a further process of the same id on the same host, in order of first appearance.
  ///
  /// Containers of a host give out the same ids, and a system gives an id again once its process has
  /// ended.
  public let instance: UInt16
  /// The process id, or 0 where it was not recorded.
  public let pid: Int32

  /// Names a process.
  public init(host: UInt16 = 0, pid: Int32, instance: UInt16 = 0) {
    self.host = host
    self.instance = instance
    self.pid = pid
  }

  /// The process id, with the position among the processes of that id: `8233`, `8233 (2)`.
  public var words: String { instance == 0 ? "\(pid)" : "\(pid) (\(Int(instance) + 1))" }

  /// All of it in one word.
  var bits: UInt64 {
    UInt64(host) << 48 | UInt64(instance) << 32 | UInt64(UInt32(bitPattern: pid))
  }

  /// Orders processes by host, process id, and first appearance.
  public static func < (first: ProcessID, second: ProcessID) -> Bool {
    (first.host, first.pid, first.instance) < (second.host, second.pid, second.instance)
  }
}
