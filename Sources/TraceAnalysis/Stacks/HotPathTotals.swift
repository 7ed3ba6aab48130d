import ListSchema
import Signposts

/// Adds up the samples of late frames by interval, and follows them into the user's code; and so those of frames
/// in time.
struct HotPathTotals {
  private struct Stack {
    let number: Int
    let samples: Int
    let contentType: String?
    let module: String
    let calls: [HotPath.Call]
  }

  /// The part of an interval from which on its function is named, however short the interval is.
  private static let minShare = 0.25
  /// The part of all samples from which on a function is named.
  private static let minShareOfAll = 0.03
  /// A function below another one is named in its place if it has this part of it, and nothing else has more.
  private static let largestPart = 0.3
  /// Samples of one type are those of its rows if they are so many of all.
  private static let mostOfType = 0.9
  /// A call names the work if it is so much of its function.
  private static let mostOfCalls = 0.75
  /// The maximum number of functions that are named in the intervals of one name.
  private static let maxPaths = 5

  /// The stacks of the intervals of each name.
  private struct Stacks {
    var byInterval: [String: [Stack]] = [:]
    var samples = 0
  }

  private var (late, inTime) = (Stacks(), Stacks())

  /// Takes a stack with its samples, unless it is in frames that the machine made late.
  ///
  /// - Parameters:
  ///   - entry: the stack.
  ///   - module: the module that its innermost code is of.
  ///   - calls: the user's functions in the interval, outermost first.
  mutating func add(_ entry: StackProfile.Entry, module: String, _ calls: [HotPath.Call]) {
    guard let interval = entry.intervals.last,
      entry.cause.map({ !FrameCause.ofMachine.contains($0) }) ?? true
    else { return }
    func add(to stacks: inout Stacks) {
      let stack = Stack(
        number: stacks.byInterval[interval]?.count ?? 0,
        samples: entry.samples,
        contentType: entry.contentType,
        module: module,
        calls: calls
      )
      stacks.byInterval[interval, default: []].append(stack)
      stacks.samples += entry.samples
    }
    if entry.cause == nil { add(to: &inTime) } else { add(to: &late) }
  }

  /// The functions that have enough samples of late frames to say something, those with most samples first.
  var ofLateFrames: [HotPath] { paths(late) }
  /// Those of frames in time.
  var ofFramesInTime: [HotPath] { paths(inTime) }

  private func paths(_ stacks: Stacks) -> [HotPath] {
    let found = stacks.byInterval.flatMap { paths(of: $0, $1, stacks.samples) }
    let named = Dictionary(grouping: found) { $0.function?.name ?? "" }
    return named.flatMap { name, paths in name.isEmpty ? paths : [Self.merged(paths)] }
      .sorted { ($1.samples, $0.order) < ($0.samples, $1.order) }
  }

  /// The same function in several intervals is one.
  private static func merged(_ paths: [HotPath]) -> HotPath {
    let sorted = paths.sorted {
      ($1.main.samples, $0.order) < ($0.main.samples, $1.order)
    }
    var all = sorted[0]
    all.others = sorted.dropFirst().map(\.main)
    return all
  }

  /// The functions of the intervals of one name, each without the samples of those before it; the module where
  /// none is named.
  private func paths(of interval: String, _ all: [Stack], _ samples: Int) -> [HotPath] {
    let count = Self.count(all)
    guard count >= StackSummary.minSamples else { return [] }
    var (rest, found) = (all, [HotPath]())
    let least = min(Self.minShare * Double(count), Self.minShareOfAll * Double(samples))
    // What is left of a function when one that it calls is named is no finding of its own.
    var callers: Set<String> = []
    while found.count < Self.maxPaths, let deepest = Self.deepest(rest, least: least) {
      let part = Self.part(deepest)
      let path = path(interval, deepest, part, of: all)
      if !callers.contains(path.function?.name ?? "") { found.append(path) }
      callers.formUnion(part.flatMap { $0.calls.prefix(deepest.depth).map(\.function.name) })
      let taken = Set(part.map(\.number))
      rest.removeAll { taken.contains($0.number) }
    }
    if found.isEmpty, let module = module(of: interval, all, count) { found.append(module) }
    return found
  }

  /// The path of a function, by those of its stacks that one call has, if that is nearly all of it.
  private func path(
    _ interval: String,
    _ deepest: (depth: Int, stacks: [Stack]),
    _ part: [Stack],
    of all: [Stack]
  ) -> HotPath {
    let type = Self.most(part.map { ($0.contentType ?? "", $0.samples) })
    let isOfType =
      type.map { !$0.key.isEmpty && Double($0.count) >= Self.mostOfType * Double(Self.count(part)) }
      ?? false
    return HotPath(
      cause: Self.cause(of: interval),
      function: Self.most(part.map { ($0.calls[deepest.depth].function, $0.samples) })?.key,
      callee: Self.callee(deepest)?.name,
      isListWork: Double(Self.count(part.filter { $0.calls[deepest.depth].isOfList }))
        >= Self.mostOfCalls * Double(Self.count(part)),
      module: nil,
      main: HotPath.Part(
        interval: interval,
        contentType: isOfType ? type?.key : nil,
        samples: Self.count(isOfType ? part.filter { $0.contentType == type?.key } : part),
        ofInterval: Self.count(isOfType ? all.filter { $0.contentType == type?.key } : all)
      )
    )
  }

  private func module(of interval: String, _ all: [Stack], _ count: Int) -> HotPath? {
    let module = Self.most(all.map { ($0.module, $0.samples) })
    guard let module, module.count >= StackSummary.minSamples else { return nil }
    return HotPath(
      cause: Self.cause(of: interval),
      function: nil,
      callee: nil,
      module: module.key,
      main: HotPath.Part(
        interval: interval,
        contentType: nil,
        samples: module.count,
        ofInterval: count
      )
    )
  }

  private static func cause(of interval: String) -> String {
    ListSchema.schema.cause(of: interval) ?? FrameCause.unexplained
  }
}

// From the heaviest function to the one that has most of it.
extension HotPathTotals {
  /// The call that nearly all samples of a function are in.
  private struct Callee {
    let name: String
    /// True for a sort or a search, whose functions count as one.
    let isAlgorithm: Bool

    func isIn(_ call: HotPath.Call) -> Bool {
      isAlgorithm ? call.callee.map(HotPath.isAlgorithm) ?? false : call.callee == name
    }
  }

  /// The stacks of a function that are in the call that nearly all are in, or else all.
  private static func part(_ deepest: (depth: Int, stacks: [Stack])) -> [Stack] {
    guard let callee = callee(deepest) else { return deepest.stacks }
    return deepest.stacks.filter { callee.isIn($0.calls[deepest.depth]) }
  }

  /// The call that nearly all of some samples are in; nil if most are in the own code, or in several.
  private static func callee(_ deepest: (depth: Int, stacks: [Stack])) -> Callee? {
    let calls = deepest.stacks.map { ($0.calls[deepest.depth], $0.samples) }
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
  /// half of the first one, or the largest part of the one before.
  private static func deepest(_ stacks: [Stack], least: Double) -> (depth: Int, stacks: [Stack])? {
    var found: (depth: Int, stacks: [Stack])?
    var half = 0.0
    let fewest = max(Double(StackSummary.minSamples), least)
    while true {
      let depth = found.map { $0.depth + 1 } ?? 0
      let inside = (found?.stacks ?? stacks).filter { $0.calls.count > depth }
      let heaviest = most(inside.map { ($0.calls[depth].function.name, $0.samples) })
      guard let heaviest, Double(heaviest.count) >= fewest else { return found }
      if let found, Double(heaviest.count) < half,
        !isLargestPart(heaviest.count, of: found, inside: inside)
      {
        return found
      }
      if found == nil { half = Double(heaviest.count) / 2 }
      let next = inside.filter { $0.calls[depth].function.name == heaviest.key }
      found = (depth, next)
      // What a sort or a search runs for each element is less than the sort.
      if isMostlyAlgorithm(next, depth) { return found }
    }
  }

  /// Returns whether the samples of a function below another one are a large part of that, and neither a call of
  /// a library nor its own code has more.
  private static func isLargestPart(
    _ count: Int,
    of found: (depth: Int, stacks: [Stack]),
    inside: [Stack]
  ) -> Bool {
    let deeper = Set(inside.map(\.number))
    let rest = found.stacks.filter { !deeper.contains($0.number) }
    let other = most(rest.map { ($0.calls[found.depth].callee ?? "", $0.samples) })
    return Double(count) >= largestPart * Double(self.count(found.stacks))
      && count > other?.count ?? 0
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

extension HotPath {
  /// A text to sort by.
  fileprivate var order: String { "\(interval) \(contentType ?? "") \(function?.name ?? "")" }
}
