/// The user's code that has most of the samples of one interval, in late frames that have it as their cause.
struct HotPath: Sendable {
  /// A function of the user's, with the one that it calls.
  struct Call {
    let function: SourceFunction
    /// The short name of the function that it calls; nil if the sample is in its own code.
    var callee: String?
  }

  /// The cause of the late frames.
  let cause: String
  /// The name of the intervals.
  let interval: String
  /// The content type that nearly all of the samples are for; nil for several, or none.
  let contentType: String?
  /// The deepest function of the user's that has most of it, with the line that most of these samples
  /// are in; nil where little is in the user's code.
  let function: SourceFunction?
  /// The function that it calls in most of these samples; nil if most are in its own code, or in several.
  let callee: String?
  /// The module or library that most is in where little is in the user's code.
  let module: String?
  /// The number of samples in it.
  let samples: Int
  /// The number of samples in the own time of the intervals, of those of the content type if there is one.
  let ofInterval: Int

  /// The samples in it as a share of the interval's.
  var share: Double { Double(samples) / Double(max(1, ofInterval)) }

  /// True for a function that goes through all elements of a collection, to sort them or to find some.
  static func isAlgorithm(_ callee: String) -> Bool { isSort(callee) || isSearch(callee) }

  static func isSort(_ callee: String) -> Bool {
    ["sort(", "sorted(", "Sort", "_merge", "sortedArray("].contains { callee.contains($0) }
  }

  static func isSearch(_ callee: String) -> Bool {
    ["first(where", "firstIndex(", "lastIndex(", "contains(", "filter(", "allSatisfy("]
      .contains { callee.contains($0) }
  }
}
