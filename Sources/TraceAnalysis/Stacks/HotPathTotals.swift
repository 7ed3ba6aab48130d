import ListSchema
import Signposts

/// Adds up the samples of late frames by their cause, and follows them into the user's code.
struct HotPathTotals {
  private struct Key: Hashable {
    let cause: String
    let interval: String
  }

  private struct Stack {
    let samples: Int
    let contentType: String?
    let module: String
    let calls: [HotPath.Call]
  }

  /// Less of an interval is not the reason why it takes long.
  private static let minShare = 0.25
  /// Samples of one type are those of its rows if they are so many of all.
  private static let mostOfType = 0.9

  /// A call names the work if it is so much of its function.
  private static let mostOfCalls = 0.75

  private var stacks: [Key: [Stack]] = [:]
  private var causes: [String: String] = [:]

  /// Takes a stack with its samples, if it is in an interval that its late frame has as the cause.
  ///
  /// - Parameters:
  ///   - entry: the stack.
  ///   - module: the module that its innermost code is of.
  ///   - calls: the user's functions in the interval, outermost first.
  mutating func add(_ entry: StackProfile.Entry, module: String, _ calls: [HotPath.Call]) {
    guard let cause = entry.cause, let interval = entry.intervals.last,
      cause == self.cause(of: interval)
    else { return }
    stacks[Key(cause: cause, interval: interval), default: []].append(
      Stack(
        samples: entry.samples,
        contentType: entry.contentType,
        module: module,
        calls: calls
      )
    )
  }

  private mutating func cause(of interval: String) -> String {
    if let known = causes[interval] { return known }
    let cause = ListSchema.schema.cause(of: interval) ?? FrameCause.unexplained
    causes[interval] = cause
    return cause
  }

  /// That of each cause that has enough samples to say something, the most samples first.
  var all: [HotPath] {
    let paths = stacks.map { path($0, $1) }
      .filter { $0.ofInterval >= StackSummary.minSamples && $0.samples >= StackSummary.minSamples }
      .sorted { ($1.ofInterval, $0.interval) < ($0.ofInterval, $1.interval) }
    var said: Set<String> = []
    return paths.filter { said.insert($0.cause).inserted }
  }

  private func path(_ key: Key, _ stacks: [Stack]) -> HotPath {
    let count = Self.count(stacks)
    let deepest = Self.deepest(stacks, of: count)
    let found = deepest?.stacks ?? []
    let calls = found.map { ($0.calls[deepest?.depth ?? 0], $0.samples) }
    let callee = Self.callee(calls)
    let module = Self.most(stacks.map { ($0.module, $0.samples) })
    // One call that is nearly all of it says more than the function.
    let part = found.filter { callee?.isIn($0.calls[deepest?.depth ?? 0]) ?? true }
    let typed = part.isEmpty ? stacks : part
    let type = Self.most(typed.map { ($0.contentType ?? "", $0.samples) })
    let least = Self.mostOfType * Double(Self.count(typed))
    let isOfType = type.map { !$0.key.isEmpty && Double($0.count) >= least } ?? false
    let all = isOfType ? Self.count(stacks.filter { $0.contentType == type?.key }) : count
    return HotPath(
      cause: key.cause,
      interval: key.interval,
      contentType: isOfType ? type?.key : nil,
      function: Self.most(part.map { ($0.calls[deepest?.depth ?? 0].function, $0.samples) })?.key,
      callee: callee?.name,
      module: deepest == nil ? module?.key : nil,
      samples: deepest == nil ? module?.count ?? 0 : Self.count(part),
      ofInterval: all
    )
  }

  /// The call that nearly all samples of a function are in.
  private struct Callee {
    let name: String
    /// True for a sort or a search, whose functions count as one.
    let isAlgorithm: Bool

    func isIn(_ call: HotPath.Call) -> Bool {
      isAlgorithm ? call.callee.map(HotPath.isAlgorithm) ?? false : call.callee == name
    }
  }

  /// The call that nearly all of some samples are in; nil if most are in the own code, or in several.
  private static func callee(_ calls: [(HotPath.Call, Int)]) -> Callee? {
    let all = calls.reduce(0) { $0 + $1.1 }
    let names = calls.map { ($0.0.callee ?? "", $0.1) }
    let algorithms = names.filter { HotPath.isAlgorithm($0.0) }
    if let main = most(algorithms), 2 * algorithms.reduce(0, { $0 + $1.1 }) >= all {
      let isInner = HotPath.isSort(main.key) && main.key.contains("_")
      return Callee(name: isInner ? "sort(by:)" : main.key, isAlgorithm: true)
    }
    guard let main = most(names), !main.key.isEmpty,
      Double(main.count) >= mostOfCalls * Double(all)
    else { return nil }
    return Callee(name: main.key, isAlgorithm: false)
  }

  private static func count(_ stacks: [Stack]) -> Int { stacks.reduce(0) { $0 + $1.samples } }

  /// Goes from the heaviest function of the user's to the one that it calls most, as long as that has
  /// most of it.
  private static func deepest(_ stacks: [Stack], of count: Int) -> (depth: Int, stacks: [Stack])? {
    var found: (depth: Int, stacks: [Stack])?
    var least = max(Double(StackSummary.minSamples), minShare * Double(count))
    while true {
      let depth = found.map { $0.depth + 1 } ?? 0
      let inside = (found?.stacks ?? stacks).filter { $0.calls.count > depth }
      let heaviest = most(inside.map { ($0.calls[depth].function.name, $0.samples) })
      guard let heaviest, Double(heaviest.count) >= least else { return found }
      if found == nil { least = Double(heaviest.count) / 2 }
      let next = inside.filter { $0.calls[depth].function.name == heaviest.key }
      found = (depth, next)
      // What a sort or a search runs for each element is less than the sort.
      if isMostlyAlgorithm(next, depth) { return found }
    }
  }

  /// Where some of a sort or a search is inlined, not every sample has it.
  private static func isMostlyAlgorithm(_ stacks: [Stack], _ depth: Int) -> Bool {
    let inside = stacks.filter { $0.calls[depth].callee.map(HotPath.isAlgorithm) ?? false }
    return 2 * count(inside) >= count(stacks)
  }

  /// The key with the largest sum; of several the first by its description.
  private static func most<Key: Hashable>(_ all: [(Key, Int)]) -> (key: Key, count: Int)? {
    Dictionary(all, uniquingKeysWith: +)
      .max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }
      .map { ($0.key, $0.value) }
  }
}
