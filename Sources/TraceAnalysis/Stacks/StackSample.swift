/// A sample of a thread's calls, as the trace holds it.
struct StackSample {
  let process: ProcessID
  let thread: Int32
  let timeNs: Int64
  /// The way the walk of the stack ended, as the trace names it.
  let end: String
  /// The number of its stack among all stacks.
  let stack: Int
  /// The memory that it stands for, where an allocation was sampled.
  var memory = AllocatedMemory()
  /// The wait of the thread, with its duration; nil for other samples.
  var wait: Wait?
}

/// The stacks of samples, each once.
struct StackTable {
  /// The maximum number of stacks; further ones, which only a damaged or malicious trace has, are
  /// left out.
  static let maxStacks = 200_000
  /// The maximum number of addresses of a stack; further ones are left out.
  static let maxDepth = 512

  /// Addresses of a process, innermost first.
  struct Stack: Hashable {
    let process: ProcessID
    let addresses: [UInt64]
  }

  /// The stacks; nil, at number 0, stands for those that are left out.
  private(set) var stacks: [Stack?] = [nil]
  /// The number of samples with a stack that is left out.
  private(set) var leftOut = 0
  private let maxStacks: Int
  private var numbers: [Stack: Int] = [:]

  init(maxStacks: Int = Self.maxStacks) {
    self.maxStacks = maxStacks
  }

  /// The number of a stack that a field states in hexadecimal.
  mutating func number(_ text: String, of process: ProcessID) -> Int {
    let words = text.split(separator: " ", maxSplits: Self.maxDepth).prefix(Self.maxDepth)
    let stack = Stack(process: process, addresses: words.compactMap { UInt64($0, radix: 16) })
    if let known = numbers[stack] { return known }
    guard numbers.count < maxStacks else {
      leftOut += 1
      return 0
    }
    numbers[stack] = stacks.count
    stacks.append(stack)
    return stacks.count - 1
  }
}
