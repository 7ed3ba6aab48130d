/// The intervals of one thread that may enclose those that begin next, by the task that they began in.
///
/// An interval of a task goes on while the task waits, and the thread does other things meanwhile: so it
/// encloses only what the same task does. One that began outside of tasks is work that is done at once,
/// and encloses all.
struct EnclosingIntervals {
  /// An interval by its position among the pairs, its place among the finished ones, and the step that
  /// ends it.
  struct Entry {
    let position: Int
    let place: Int32
    let end: Int32
  }

  /// Those outside of tasks; each ends before the one below it, as in `own`.
  private var outside: [Entry] = []
  /// Those of `task`.
  private var own: [Entry] = []
  private var task: UInt32 = 0
  /// Those of other tasks.
  private var others: [UInt32: [Entry]] = [:]

  /// Takes the next interval, and returns the innermost one that encloses it.
  ///
  /// - Complexity: O(1), amortised; in a task O(log depth).
  mutating func take(_ entry: Entry, of task: UInt32) -> Entry? {
    guard task != 0 else { return Self.take(entry, &outside) }
    if task != self.task { enter(task) }
    let around = Self.innermost(of: outside, around: entry)
    guard let inTask = Self.take(entry, &own) else { return around }
    return around.map { $0.position > inTask.position ? $0 : inTask } ?? inTask
  }

  private mutating func enter(_ task: UInt32) {
    if !own.isEmpty { others[self.task] = own }
    own = others.removeValue(forKey: task) ?? []
    self.task = task
  }

  private static func take(_ entry: Entry, _ stack: inout [Entry]) -> Entry? {
    while let last = stack.last, last.end < entry.end { stack.removeLast() }
    let around = stack.last
    stack.append(entry)
    return around
  }

  private static func innermost(of stack: [Entry], around entry: Entry) -> Entry? {
    var (low, high) = (0, stack.count)
    while low < high {
      let middle = (low + high) / 2
      if stack[middle].end > entry.end { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : stack[low - 1]
  }
}
