import ListSchema

/// The user's functions that make rows while the content is described, by samples.
struct RowMakers: Sendable {
  private var makers: [String: [SourceFunction: Int]] = [:]
  private var identifiers: [SourceFunction: Int] = [:]

  /// One sample may be anywhere.
  private static let minSamples = 2

  /// Takes a stack, outermost call first, with its samples in a description of the content.
  mutating func add(_ frames: [StackFrame], _ samples: Int) {
    for (caller, callee) in zip(frames, frames.dropFirst())
    where caller.function.line != nil && !caller.function.isMadeByCompiler {
      let name = callee.function.name
      guard name.containsBytes(of: ".init(") || name.containsBytes(of: "__allocating_init(")
      else { continue }
      if name.containsBytes(of: "Foundation.UUID.init(")
        || name.containsBytes(of: "FoundationEssentials.UUID.init(")
      {
        identifiers[caller.function, default: 0] += samples
      }
      guard let type = Self.type(madeBy: callee.function), caller.function.module != nil else {
        continue
      }
      makers[type, default: [:]][caller.function, default: 0] += samples
    }
  }

  /// The type that an initializer is of: `RecipeRow` of `RecipeRow.init(id:)`; nil for other functions.
  private static func type(madeBy function: SourceFunction) -> String? {
    let name = function.shortName
    guard let end = name.firstRange(of: ".init(")?.lowerBound, !name.hasPrefix("closure #") else {
      return nil
    }
    // Rows are named without the types around theirs.
    return name[..<end].split(separator: ".").last.map(String.init)
  }

  /// The function that makes most rows of a type; nil where none is known.
  func maker(of type: String?) -> SourceFunction? {
    // The parameters of generic types are not in the names of functions.
    type.flatMap { makers[String($0.prefix { $0 != "<" })] }.flatMap(Self.most)
  }

  /// The function that makes new identifiers, by `UUID()`; nil where none is known.
  var identifierMaker: SourceFunction? { Self.most(identifiers) }

  private static func most(_ functions: [SourceFunction: Int]) -> SourceFunction? {
    let most = functions.max {
      ($0.value, $1.key.name, $1.key.line ?? 0) < ($1.value, $0.key.name, $0.key.line ?? 0)
    }
    return most.flatMap { $0.value >= minSamples ? $0.key : nil }
  }
}
