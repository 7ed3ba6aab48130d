/// The user's functions that call those in which samples are: what is slow is often asked for by what is wrong.
struct UserCallers: Sendable {
  private var callers: [String: [SourceFunction: Int]] = [:]

  /// The number of callers that are named.
  private static let maxCallers = 2

  /// Takes the parts of a stack, outermost first, with its samples.
  mutating func add(_ parts: [CodePart], _ samples: Int) {
    var before: SourceFunction?
    for case .user(let function) in parts where function.line != nil {
      if let before, before.name != function.name {
        callers[function.name, default: [:]][before, default: 0] += samples
      }
      before = function
    }
  }

  /// Returns the functions that a function is mostly called by, its own caller first.
  ///
  /// Several functions that the compiler made of one count as that.
  func callers(of function: SourceFunction?) -> [SourceFunction] {
    guard let function else { return [] }
    var (seen, names): (Set, Set) = ([function.name], [function.shortName])
    var (last, found) = (function, [SourceFunction]())
    while found.count < Self.maxCallers, let next = Self.most(callers[last.name]),
      seen.insert(next.name).inserted
    {
      if names.insert(next.shortName).inserted { found.append(next) }
      last = next
    }
    return found
  }

  private static func most(_ functions: [SourceFunction: Int]?) -> SourceFunction? {
    functions?.max {
      ($0.value, $1.key.name, $1.key.line ?? 0) < ($1.value, $0.key.name, $0.key.line ?? 0)
    }?.key
  }
}
