/// The facts in an event about its process, as two numbers to be compared.
struct ProcessKey: Equatable {
  /// The properties that the events of one class share.
  struct Kind {
    fileprivate let bits: UInt64

    /// The kind of events.
    ///
    /// - Parameters:
    ///   - hasPID: true if they say their process id.
    ///   - mark: the mark of their process.
    init(hasPID: Bool, _ mark: ProcessMark) {
      bits =
        ProcessKey.isKey | (hasPID ? ProcessKey.hasPID : 0)
        | (mark == .none ? 0 : ProcessKey.isMarked)
    }
  }

  private static var hasPID: UInt64 { 1 << 32 }
  private static var isMarked: UInt64 { 1 << 33 }
  /// So that the key of an event is never that of none.
  private static var isKey: UInt64 { 1 << 34 }

  private var number: UInt64
  private let namespaceNumber: UInt64

  /// The key of no event.
  static var none: ProcessKey { ProcessKey(number: 0, namespaceNumber: 0) }

  private init(number: UInt64, namespaceNumber: UInt64) {
    (self.number, self.namespaceNumber) = (number, namespaceNumber)
  }

  /// The key of an event.
  ///
  /// - Parameters:
  ///   - kind: the kind of its class.
  ///   - pid: the process id; 0 where it is not recorded.
  ///   - namespace: the number of the PID namespace; 0 where it is not recorded.
  @inline(__always)
  init(_ kind: Kind, pid: Int32, namespace: UInt64) {
    self.init(
      number: kind.bits | UInt64(UInt32(bitPattern: pid)),
      namespaceNumber: namespace
    )
  }

  /// The process id; nil where it is not recorded.
  var pid: Int32? {
    number & Self.hasPID == 0 ? nil : Int32(truncatingIfNeeded: number)
  }

  /// The number of the PID namespace; nil where it is not recorded.
  var namespace: UInt64? { namespaceNumber == 0 ? nil : namespaceNumber }

  /// The key of an event of the same process that says nothing of it.
  var unmarked: ProcessKey {
    var key = self
    key.number &= ~Self.isMarked
    return key
  }

  /// The place for it in a table whose size is a power of two.
  @inline(__always)
  func place(among count: Int) -> Int { Int(truncatingIfNeeded: number) & (count - 1) }
}
