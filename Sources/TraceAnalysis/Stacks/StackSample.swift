/// A sample of a thread's calls, as the trace holds it.
struct StackSample {
  let process: ProcessID
  let thread: Int32
  let timeNs: Int64
  /// How the walk of the stack ended, as the trace names it.
  let end: String
  /// The number of its stack among all stacks.
  let stack: Int
}

/// The stacks of samples, each once.
struct StackTable {
  /// Stacks beyond so many, which only a damaged or malicious trace has, count as empty.
  static let maxStacks = 200_000
  /// Addresses of a stack beyond so many are left out.
  static let maxDepth = 512

  /// Addresses of a process, innermost first.
  struct Stack: Hashable {
    let process: ProcessID
    let addresses: [UInt64]
  }

  private(set) var stacks: [Stack] = []
  private var numbers: [Stack: Int] = [:]

  /// The number of a stack that a field states in hexadecimal.
  mutating func number(_ text: String, of process: ProcessID) -> Int {
    let words = text.split(separator: " ", maxSplits: Self.maxDepth).prefix(Self.maxDepth)
    let stack = Stack(process: process, addresses: words.compactMap { UInt64($0, radix: 16) })
    if let known = numbers[stack] { return known }
    guard stacks.count < Self.maxStacks else { return 0 }
    numbers[stack] = stacks.count
    stacks.append(stack)
    return stacks.count - 1
  }
}
