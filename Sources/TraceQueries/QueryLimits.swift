import CSQLite
import Glibc

/// The limits of a statement.
public struct QueryLimits: Hashable, Sendable {
  /// The maximum time that it may run, in seconds; it is checked now and then.
  public var seconds: Double
  /// The maximum memory of SQLite, in bytes, of all databases of the process.
  public var bytes: Int64

  /// The limits that are meant for everything people ask.
  public static let standard = QueryLimits()

  /// Sets limits.
  public init(seconds: Double = 300, bytes: Int64 = 512 << 20) {
    (self.seconds, self.bytes) = (seconds, bytes)
  }
}

/// Limits that a statement runs under until they are lifted.
final class LimitedStatement {
  /// The values that SQLite's own limits are lowered to: enough for any answer that is read by
  /// people.
  private static let limits: [(id: CInt, value: CInt)] = [
    (SQLITE_LIMIT_LENGTH, 16 << 20), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20),
    (SQLITE_LIMIT_COLUMN, 500), (SQLITE_LIMIT_EXPR_DEPTH, 200),
    (SQLITE_LIMIT_COMPOUND_SELECT, 100), (SQLITE_LIMIT_VDBE_OP, 1_000_000),
    (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]
  private static let instructionsBetweenChecks: CInt = 10_000

  /// True if it was ended because it took too long.
  private(set) var isOverdue = false
  private let deadlineNs: Double
  private let connection: OpaquePointer?
  private let former: [CInt]
  private let formerBytes: Int64

  /// Lowers the limits of a connection.
  init(_ limits: QueryLimits, _ connection: OpaquePointer?) {
    self.connection = connection
    deadlineNs = Self.nowNs + limits.seconds * 1e9
    former = Self.limits.map { sqlite3_limit(connection, $0.id, $0.value) }
    formerBytes = sqlite3_hard_heap_limit64(limits.bytes)
    sqlite3_progress_handler(
      connection,
      Self.instructionsBetweenChecks,
      { statement in
        guard let statement else { return 0 }
        return Unmanaged<LimitedStatement>.fromOpaque(statement).takeUnretainedValue().check()
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  /// Gives the connection its former limits.
  func lift() {
    sqlite3_progress_handler(connection, 0, nil, nil)
    _ = sqlite3_hard_heap_limit64(formerBytes)
    for (limit, value) in zip(Self.limits, former) {
      _ = sqlite3_limit(connection, limit.id, value)
    }
  }

  private func check() -> CInt {
    guard !isOverdue, Self.nowNs >= deadlineNs else { return isOverdue ? 1 : 0 }
    isOverdue = true
    return 1
  }

  private static var nowNs: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
