/// The stacks that threads of a device were found in, with the time that stands for each.
public struct SampledStacks: Hashable, Sendable {
  /// A function, with the time that it was found in.
  public struct Function: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The time in which it was the innermost one, in nanoseconds.
    public let selfNs: Int64
    /// The time in which it was anywhere in the stack, in nanoseconds.
    public let totalNs: Int64
  }

  /// The text for a stack that is not known.
  static let noStack = "(no stack)"

  private struct Stack: Hashable {
    let parent: Int
    let name: Int
  }

  private var numbers: [Stack: Int] = [:]
  private var stacks = [Stack(parent: -1, name: -1)]
  private var names: [String] = []
  private var nameNumbers: [String: Int] = [:]
  /// The time of each stack itself, by process, in nanoseconds; -1 stands for no process.
  private var ownNs: [Int64: [Int: Int64]] = [:]
  private var counts: [Int64: Int] = [:]
  /// Samples of threads that did not run.
  public internal(set) var leftOut = 0

  init() {}

  /// The number of samples.
  public var count: Int { counts.values.reduce(0, +) }

  /// The time that all samples stand for, in nanoseconds.
  public var weightNs: Int64 {
    ownNs.values.reduce(0) { sum, own in own.values.reduce(sum) { $0.addingAtMost($1) } }
  }

  /// The time of samples without a stack, in nanoseconds.
  public var withoutStackNs: Int64 {
    ownNs.values.reduce(0) { $0.addingAtMost($1[StackTable.empty] ?? 0) }
  }

  /// The number of a stack.
  mutating func place(name: String, in parent: Int) -> Int {
    let number = nameNumbers[name] ?? names.count
    if number == names.count {
      names.append(name)
      nameNumbers[name] = number
    }
    let stack = Stack(parent: parent, name: number)
    if let known = numbers[stack] { return known }
    guard stacks.count < StackTable.maxStacks else { return parent }
    numbers[stack] = stacks.count
    stacks.append(stack)
    return stacks.count - 1
  }

  /// Takes a sample.
  mutating func add(weightNs: Int64, of place: Int, pid: Int64?) {
    let sum = ownNs[pid ?? -1]?[place] ?? 0
    ownNs[pid ?? -1, default: [:]][place] = sum.addingAtMost(weightNs)
    counts[pid ?? -1, default: 0] += 1
  }

  /// Those of some processes alone, and of none.
  func only(_ isWanted: (Int64) -> Bool) -> SampledStacks {
    var wanted = self
    for pid in ownNs.keys where pid >= 0 && !isWanted(pid) {
      wanted.ownNs[pid] = nil
      wanted.leftOut += wanted.counts.removeValue(forKey: pid) ?? 0
    }
    return wanted
  }

  private var timesNs: [Int: Int64] {
    ownNs.values.reduce(into: [:]) { $0.merge($1) { $0.addingAtMost($1) } }
  }

  /// The functions, that with the most time of its own first.
  ///
  /// - Complexity: O(stacks × depth).
  public var functions: [Function] {
    var times: [Int: (selfNs: Int64, totalNs: Int64)] = [:]
    for (place, ns) in timesNs where place != StackTable.empty {
      var seen: Set<Int> = []
      times[stacks[place].name, default: (0, 0)].selfNs.addAtMost(ns)
      var around = place
      while around > StackTable.empty {
        let name = stacks[around].name
        if seen.insert(name).inserted { times[name, default: (0, 0)].totalNs.addAtMost(ns) }
        around = stacks[around].parent
      }
    }
    return times.map { Function(name: names[$0], selfNs: $1.selfNs, totalNs: $1.totalNs) }
      .sorted { ($1.selfNs, $1.totalNs, $0.name) < ($0.selfNs, $0.totalNs, $1.name) }
  }

  /// Stacks with their times, one per line, as flame graph tools read them: names from the outermost to the
  /// innermost, a blank, and nanoseconds.
  ///
  /// - Parameter write: takes a line with its end.
  /// - Complexity: O(stacks × depth).
  public func writeFolded(_ write: (String) throws -> Void) rethrows {
    let lines = timesNs.map { place, ns in (text(of: place), ns) }
    for (stack, ns) in lines.sorted(by: { $0.0 < $1.0 }) { try write("\(stack) \(ns)\n") }
  }

  private func text(of place: Int) -> String {
    guard place > StackTable.empty else { return Self.noStack }
    var parts: [String] = []
    var around = place
    while around > StackTable.empty {
      parts.append(Self.part(names[stacks[around].name]))
      around = stacks[around].parent
    }
    return parts.reversed().joined(separator: ";")
  }

  /// A name as one part of one line.
  private static func part(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == ";" { return "," }
      return scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar
    }
    return name.isEmpty ? "(no name)" : String(String.UnicodeScalarView(scalars))
  }
}

extension Int64 {
  fileprivate mutating func addAtMost(_ other: Int64) { self = addingAtMost(other) }
}
