import ListSchema

/// The part of describing the content that takes most of its time, as far as samples or counts tell.
struct DescribingCost {
  /// A way to spend the time.
  private enum Kind {
    /// In a function, by samples.
    case path(HotPath)
    /// Mostly in a line, by samples that are in many functions.
    case line(SourceFunction)
    /// Besides the rows, which are made when they are needed.
    case besideLazyRows
    /// Before the rows, which are few.
    case besideFewRows(Int64)
    /// For each row, and longer than making one takes.
    case eachRow(Int64)
    /// Making the rows, or unknown.
    case rows
  }

  /// Fewer rows than this take no time that matters.
  private static let fewRows: Int64 = 100
  /// Fewer rows than this need not be made lazily.
  private static let manyRows: Int64 = 500
  /// A row of a few values takes no longer.
  private static let usualRowNs: Int64 = 3_000
  /// A row is a few values, which take no longer to make.
  static let maxRowNs: Int64 = 8_000

  private let kind: Kind
  private let type: String?
  private let hasStacks: Bool
  /// True if it takes no longer than a few rows do in every list, whatever its part of the frames' time.
  let isOrdinary: Bool

  /// Looks at the samples, or else at the counts of a group.
  init(_ group: RunGroup, _ stacks: StackSummary?) {
    (type, hasStacks) = (group.rows.mainType, stacks != nil)
    kind = Self.sampled(group, stacks) ?? Self.counted(group)
    let tally = group.suspects.total(.configure)
    let (rows, calls) = (max(1, tally.amount), max(1, tally.count))
    isOrdinary =
      tally.amount / calls < Self.manyRows && tally.ns / rows < Self.usualRowNs
      && tally.amount / calls >= Self.fewRows
  }

  private static func sampled(_ group: RunGroup, _ stacks: StackSummary?) -> Kind? {
    let path = stacks?.hotPaths.first {
      $0.interval == IntervalName.configure && $0.function != nil && $0.share >= 0.5
    }
    if let path {
      return path.makesRows(ofType: group.rows.mainType) && !group.describesLazily
        ? .rows : .path(path)
    }
    let line = stacks?.lines.first {
      $0.interval == IntervalName.configure && $0.function.line != nil
    }
    return line.map { .line($0.function) }
  }

  private static func counted(_ group: RunGroup) -> Kind {
    if group.describesLazily { return .besideLazyRows }
    let tally = group.suspects.total(.configure)
    guard tally.count > 0, tally.amount > 0 else { return .rows }
    let items = tally.amount / tally.count
    if items < Self.fewRows { return .besideFewRows(items) }
    let eachNs = tally.ns / tally.amount
    return eachNs >= Self.maxRowNs ? .eachRow(eachNs) : .rows
  }

  /// The function that takes most of it; nil without samples.
  var function: SourceFunction? {
    switch kind {
    case .path(let path): path.function
    case .line(let function): function
    default: nil
    }
  }

  /// The end of the sentence: what takes that time, and how surely.
  var words: String {
    switch kind {
    case .path(let path): "; \(Readable.percent(path.share)) of it is in \(path.calls)"
    case .line(let function): "; mostly in \(function.label)"
    case .besideLazyRows:
      "; its rows are made when they are needed, so what else runs in configure takes that time\(more)"
    case .besideFewRows(let rows):
      "; \(Readable.count(rows, "row")) take no time that matters, so it is probably a sort, a filter or a "
        + "search before them\(more)"
    case .eachRow(let ns):
      "; \(Readable.time(ns)) for each row is more than making one takes, so it is probably a search or "
        + "an object that is made for each, or a sort of all\(more)"
    case .rows: ""
    }
  }

  private var more: String { hasStacks ? "" : Advice.Rule.stacksTellMore }

  /// The fix for that.
  var fix: String {
    switch kind {
    case .path(let path): path.describingFix(ofType: type) ?? Advice.Rule.describedOnce
    case .besideLazyRows, .besideFewRows: Advice.Rule.describedOnce
    case .eachRow:
      "let prepared = prepare(models)  // what each row needs, once when the data changes"
    case .line(let function):
      "let prepared = prepare(models)  // what \(function.shortName) computes, once when the data changes"
    case .rows: Advice.Rule.lazyItems(type)
    }
  }
}
