// The module that stands for the engine: it calls the code of others.

/// Runs one frame.
@inline(never)
public func frame(_ body: () -> UInt64) -> UInt64 { body() }

/// A list, which has its content described by closures.
public struct List {
  /// The number that its content adds to.
  public var sum: UInt64 = 0
  /// The rows, which are described after the content.
  public var rows: [(inout List) -> Void] = []

  /// Describes the content, and then each row.
  @inline(never)
  public init(_ name: String, _ content: (inout List) -> Void) {
    content(&self)
    for row in rows { row(&self) }
  }

  /// Describes a section.
  @inline(never)
  public mutating func section(_ content: (inout List) -> Void) { content(&self) }

  /// Adds a row, which is described later.
  @inline(never)
  public mutating func row(_ content: @escaping (inout List) -> Void) { rows.append(content) }

  /// Describes a group.
  public mutating func group(_ content: (inout List) -> Void) { content(&self) }
}

/// A row of others' types.
public protocol Row {
  /// The type of what it shows.
  associatedtype Body
  /// The element that it shows.
  var body: Body { get }
  /// The cost of some work.
  func cost(_ count: Int) -> UInt64
}

/// Returns the cost of some work of a row.
@inline(never)
public func costs<Content: Row>(of row: Content, _ count: Int) -> UInt64 { row.cost(count) }

/// Returns what a row shows.
@inline(never)
public func body<Content: Row>(of row: Content) -> Content.Body { row.body }

extension Array {
  /// A generic function that others' builds have copies of.
  @inlinable
  public func total(_ number: (Element) -> UInt64) -> UInt64 {
    var sum: UInt64 = 0
    for element in self { sum &+= number(element) }
    return sum
  }
}

/// Builds a value from others' statements.
@resultBuilder
public enum Sum {
  /// Takes a number.
  public static func buildExpression(_ number: UInt64) -> UInt64 { number }
  /// Adds numbers up.
  public static func buildBlock(_ numbers: UInt64...) -> UInt64 { numbers.reduce(0, &+) }
}

/// Returns the sum of some numbers.
@inline(never)
public func sum(@Sum _ content: () -> UInt64) -> UInt64 { content() }

/// Runs asynchronous work on the thread that asks for it.
public final class HereExecutor: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []

  /// Has no work yet.
  public init() {}

  /// Takes a part of the work.
  public func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  /// Runs work to its end.
  public func run(_ work: @escaping @Sendable () async -> Void) {
    Task(executorPreference: self) { await work() }
    while !jobs.isEmpty { jobs.removeFirst().runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
