import HeadlessUIKit

/// The instances of a section's group, found by item, number or offset in O(log runs).
///
/// A tree of runs in order, with the sums of each subtree, balanced by chance as a treap is
/// (C. Aragon, R. Seidel, "Randomized search trees", 1989), with the sizes of the subtrees in place
/// of priorities. Splitting and joining are the only changes.
struct InstanceIndex {
  private struct Node {
    var run: InstanceRun {
      didSet { own = run.sums }
    }
    /// The sums over the run alone.
    private(set) var own: InstanceRun.Sums
    var left: Int32 = 0
    var right: Int32 = 0
    /// The number of nodes of the subtree.
    var count: Int32 = 1
    /// The sums over the runs of the subtree.
    var sums: InstanceRun.Sums

    init(_ run: InstanceRun) {
      self.run = run
      own = run.sums
      sums = own
    }
  }

  /// The nodes; a node's number is its position plus 1, and 0 is no node.
  private var nodes: [Node] = []
  private var unused: [Int32] = []
  private var root: Int32 = 0
  private var seed: UInt64 = 1

  /// An instance and what comes before it.
  struct Location {
    let run: InstanceRun
    /// The number of the instance in its section.
    let number: Int
    /// The first item.
    let item: Int
    /// The offset of its start.
    let offset: CGFloat
  }

  /// Creates an index of runs in order.
  ///
  /// - Complexity: O(runs).
  init(_ runs: [InstanceRun] = []) {
    nodes.reserveCapacity(runs.count)
    root = build(runs[...])
  }

  /// The sums over all runs.
  var sums: InstanceRun.Sums { sums(root) }

  /// The number of runs.
  var runCount: Int { Int(count(root)) }

  /// The runs in order.
  ///
  /// - Complexity: O(runs).
  var runs: [InstanceRun] {
    var runs: [InstanceRun] = []
    runs.reserveCapacity(runCount)
    addRuns(of: root, to: &runs)
    return runs
  }

  /// Gives all instances the same pitch.
  ///
  /// - Complexity: O(runs).
  mutating func setPitch(_ pitch: CGFloat) {
    var runs = runs
    for index in runs.indices { runs[index].pitch = pitch }
    self = InstanceIndex(runs)
  }

  private func addRuns(of number: Int32, to runs: inout [InstanceRun]) {
    guard number != 0 else { return }
    addRuns(of: self[number].left, to: &runs)
    runs.append(self[number].run)
    addRuns(of: self[number].right, to: &runs)
  }

  /// The instance with an item; nil if there is none.
  func location(ofItem item: Int) -> Location? {
    guard item >= 0, item < sums.items else { return nil }
    return location { before, own in
      item < before.items + own.items
        ? .here((item - before.items) * own.instances / own.items) : .after
    } isInLeft: { before, left in
      item < before.items + left.items
    }
  }

  /// The instance of a number; nil if there is none.
  func location(ofInstance number: Int) -> Location? {
    guard number >= 0, number < sums.instances else { return nil }
    return location { before, own in
      number < before.instances + own.instances ? .here(number - before.instances) : .after
    } isInLeft: { before, left in
      number < before.instances + left.instances
    }
  }

  /// Calls a closure for the instances whose pitch may share a part of a range, in order.
  func forEach(from start: CGFloat, to end: CGFloat, _ body: (Location) -> Void) {
    visit(root, InstanceRun.Sums(), start, end, body)
  }

  /// Replaces the instances from a number on by runs.
  ///
  /// - Complexity: O(log runs + new runs).
  mutating func replace(from number: Int, with runs: [InstanceRun]) {
    let (kept, dropped) = split(root, at: number)
    release(dropped)
    root = join(kept, build(runs[...]))
  }

  /// Replaces some instances by runs.
  ///
  /// - Complexity: O(log runs + old and new runs).
  mutating func replace(_ range: Range<Int>, with runs: [InstanceRun]) {
    let (head, rest) = split(root, at: range.lowerBound)
    let (old, tail) = split(rest, at: range.count)
    release(old)
    root = join(join(head, build(runs[...])), tail)
  }

  /// Replaces one instance.
  ///
  /// - Complexity: O(log runs).
  mutating func replace(instance number: Int, with run: InstanceRun) {
    if replaceInPlace(root, at: number, with: run) { return }
    let (head, rest) = split(root, at: number)
    let (old, tail) = split(rest, at: 1)
    release(old)
    root = join(join(head, node(run)), tail)
  }

  // MARK: - Finding

  private enum Step {
    case here(Int)
    case after
  }

  private func location(
    _ step: (InstanceRun.Sums, InstanceRun.Sums) -> Step,
    isInLeft: (InstanceRun.Sums, InstanceRun.Sums) -> Bool
  ) -> Location? {
    var before = InstanceRun.Sums()
    var current = root
    while current != 0 {
      let left = sums(self[current].left)
      if isInLeft(before, left) {
        current = self[current].left
        continue
      }
      before = before + left
      let own = self[current].own
      switch step(before, own) {
      case .here(let index): return Self.location(self[current].run, index, before)
      case .after:
        before = before + own
        current = self[current].right
      }
    }
    return nil
  }

  private static func location(
    _ run: InstanceRun,
    _ index: Int,
    _ before: InstanceRun.Sums
  ) -> Location {
    Location(
      run: run,
      number: before.instances + index,
      item: before.items + index * run.itemCount,
      offset: before.length + CGFloat(index) * run.pitch
    )
  }

  private func visit(
    _ current: Int32,
    _ before: InstanceRun.Sums,
    _ start: CGFloat,
    _ end: CGFloat,
    _ body: (Location) -> Void
  ) {
    guard current != 0 else { return }
    guard sums(current).reach(from: before.length, start, end) else { return }
    let left = self[current].left
    visit(left, before, start, end, body)
    let reached = before + sums(left)
    let own = self[current].own
    if own.reach(from: reached.length, start, end) {
      let run = self[current].run
      for index in Self.indices(run, from: start - reached.length, to: end - reached.length) {
        body(Self.location(run, index, reached))
      }
    }
    visit(self[current].right, reached + own, start, end, body)
  }

  /// The instances of a run that a range may reach, one more at each end.
  private static func indices(
    _ run: InstanceRun,
    from start: CGFloat,
    to end: CGFloat
  ) -> Range<Int> {
    guard run.pitch > 0 else { return 0..<run.repeats }
    let last = CGFloat(run.repeats - 1)
    let first = Int(min(max((start / run.pitch).rounded(.down) - 1, 0), last))
    let end = Int(min(max((end / run.pitch).rounded(.up), 0), last))
    return first..<max(first, end) + 1
  }

  // MARK: - The tree

  private subscript(_ number: Int32) -> Node {
    _read { yield nodes[Int(number) - 1] }
    _modify { yield &nodes[Int(number) - 1] }
  }

  private func sums(_ number: Int32) -> InstanceRun.Sums {
    number == 0 ? InstanceRun.Sums() : self[number].sums
  }

  private func count(_ number: Int32) -> Int32 { number == 0 ? 0 : self[number].count }

  private mutating func node(_ run: InstanceRun) -> Int32 {
    let node = Node(run)
    if let number = unused.popLast() {
      self[number] = node
      return number
    }
    nodes.append(node)
    return Int32(nodes.count)
  }

  private mutating func release(_ number: Int32) {
    guard number != 0 else { return }
    release(self[number].left)
    release(self[number].right)
    unused.append(number)
  }

  private mutating func build(_ runs: ArraySlice<InstanceRun>) -> Int32 {
    guard !runs.isEmpty else { return 0 }
    let middle = (runs.startIndex + runs.endIndex) / 2
    let number = node(runs[middle])
    let left = build(runs[..<middle])
    let right = build(runs[(middle + 1)...])
    link(number, left, right)
    return number
  }

  private mutating func link(_ number: Int32, _ left: Int32, _ right: Int32) {
    let (leftSums, rightSums) = (sums(left), sums(right))
    let count = count(left) + 1 + count(right)
    self[number].left = left
    self[number].right = right
    self[number].count = count
    self[number].sums = leftSums + self[number].own + rightSums
  }

  /// Replaces an instance that is a run of its own.
  ///
  /// - Returns: false, and nothing is changed, if it is one of several of a run.
  private mutating func replaceInPlace(
    _ number: Int32,
    at instance: Int,
    with run: InstanceRun
  ) -> Bool {
    guard number != 0 else { return false }
    let (left, right) = (self[number].left, self[number].right)
    let before = sums(left).instances
    if instance < before {
      guard replaceInPlace(left, at: instance, with: run) else { return false }
    } else if instance > before || self[number].own.instances > 1 {
      let rest = instance - before - self[number].own.instances
      guard rest >= 0, replaceInPlace(right, at: rest, with: run) else { return false }
    } else {
      self[number].run = run
    }
    link(number, left, right)
    return true
  }

  /// Divides a subtree into its first instances and the rest.
  private mutating func split(_ number: Int32, at instances: Int) -> (Int32, Int32) {
    guard number != 0 else { return (0, 0) }
    let (left, right) = (self[number].left, self[number].right)
    let before = sums(left).instances
    if instances <= before {
      let (first, rest) = split(left, at: instances)
      link(number, rest, right)
      return (first, number)
    }
    let own = self[number].own.instances
    if instances >= before + own {
      let (first, rest) = split(right, at: instances - before - own)
      link(number, left, first)
      return (number, rest)
    }
    var tail = self[number].run
    tail.repeats -= instances - before
    self[number].run.repeats = instances - before
    let second = join(node(tail), right)
    link(number, left, 0)
    return (number, second)
  }

  private mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
    guard first != 0 else { return second }
    guard second != 0 else { return first }
    if random(below: count(first) + count(second)) < count(first) {
      link(first, self[first].left, join(self[first].right, second))
      return first
    }
    link(second, join(first, self[second].left), self[second].right)
    return second
  }

  /// The same numbers in every run of the program (SplitMix64).
  private mutating func random(below bound: Int32) -> Int32 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int32((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
