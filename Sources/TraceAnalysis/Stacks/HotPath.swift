/// The user's code that has many of the samples of late frames.
struct HotPath: Sendable {
  /// A function of the user's, with the one that it calls.
  struct Call {
    let function: SourceFunction
    /// The short name of the function that it calls; nil if the sample is in its own code.
    var callee: String?
    /// True if that is one of the list or of its views, such as a label that is measured.
    var isOfList = false
  }

  /// The part of it that is in intervals of one name.
  struct Part: Hashable, Sendable {
    /// The name of the intervals.
    let interval: String
    /// The content type that nearly all of the samples are for; nil for several, or none.
    let contentType: String?
    /// The number of samples in it.
    let samples: Int
    /// The number of samples in the own time of the intervals, of those of the content type if there is one.
    let ofInterval: Int

    /// The samples in it as a share of the interval's.
    var share: Double { Double(samples) / Double(max(1, ofInterval)) }
  }

  /// The cause that late frames have of the interval with most of it.
  let cause: String
  /// The deepest function of the user's that has most of it, with the line that most of these samples
  /// are in; nil where little is in the user's code.
  let function: SourceFunction?
  /// The function that it calls in most of these samples; nil if most are in its own code, or in several.
  let callee: String?
  /// True if nearly all of it is what the function has the list or its views do.
  var isListWork = false
  /// The module or library that most is in where little is in the user's code.
  let module: String?
  /// The part in the interval with most of it.
  let main: Part
  /// The parts in other intervals.
  var others: [Part] = []

  /// The name of the intervals with most of it.
  var interval: String { main.interval }
  /// The content type that nearly all of the samples there are for; nil for several, or none.
  var contentType: String? { main.contentType }
  /// The samples there as a share of the interval's.
  var share: Double { main.share }
  /// The number of samples in all intervals.
  var samples: Int { others.reduce(main.samples) { $0 + $1.samples } }

  /// True if it is what a table or collection view does when the function tells it of changes.
  var isUpdateOfHost: Bool {
    guard isListWork, let callee else { return false }
    return ["UITableView", "UICollectionView", "ListView."].contains { callee.hasPrefix($0) }
  }

  /// True for a function that goes through all elements of a collection, to sort them or to find some.
  static func isAlgorithm(_ callee: String) -> Bool { isSort(callee) || isSearch(callee) }

  static func isSort(_ callee: String) -> Bool {
    ["sort(", "sorted(", "Sort", "_merge", "sortedArray("].contains { callee.contains($0) }
  }

  /// True for a function that looks for one element of a collection, which a dictionary finds at once.
  static func isLookup(_ callee: String) -> Bool {
    ["first(where", "firstIndex(", "lastIndex("].contains { callee.contains($0) }
  }

  static func isSearch(_ callee: String) -> Bool {
    isLookup(callee) || ["contains(", "filter(", "allSatisfy("].contains { callee.contains($0) }
  }
}
