import ListSchema

extension HotPath {
  /// The kinds of calls that a fix is known for, by words of the name of what is called.
  private enum CallKind {
    case sort
    case search
    case make
    case other

    init(_ callee: String, of type: String?) {
      if HotPath.isSort(callee) {
        self = .sort
      } else if HotPath.isLookup(callee) {
        self = .search
      } else if Self.makesRows(callee, type) {
        self = .make
      } else {
        self = .other
      }
    }

    private static func makesRows(_ callee: String, _ type: String?) -> Bool {
      let words = type.map { ["\($0).init"] } ?? []
      return (words + ["Section.+=", "Section.add(", "Item.init("]).contains { callee.contains($0) }
    }
  }

  private func call(ofType type: String?) -> CallKind {
    CallKind(callee ?? function?.name ?? "", of: type)
  }

  /// True if most of it is making rows of a type, which lists can put off until a row is shown.
  func makesRows(ofType type: String?) -> Bool { call(ofType: type) == .make }

  /// The fix for most of describing the content in this code; nil where it names no function.
  func describingFix(ofType type: String?) -> String? {
    guard let function else { return nil }
    if function.name.containsBytes(of: "identifierValue") { return Advice.Rule.identifierStored }
    switch call(ofType: type) {
    case .sort: return Advice.Rule.describedOnce
    case .search: return Advice.Rule.foundByIdentifier
    case .make: return nil
    case .other:
      return
        "let prepared = prepare(models)  // what \(function.shortName) computes, once when the data "
        + "changes"
    }
  }

  /// The fix for most of a step's time in this code; nil where it names no function.
  func fix(_ group: RunGroup) -> String? {
    guard let function else { return nil }
    let (callee, name) = (callee ?? "", function.shortName)
    if HotPath.isSort(callee), group.host != .list { return Advice.Rule.rowsKept }
    if name.containsBytes(of: "identifierValue") { return Advice.Rule.identifierStored }
    if interval == IntervalName.configure, group.host == .list {
      return describingFix(ofType: group.rows.mainType)
        ?? (group.describesLazily
          ? Advice.Rule.describedOnce : Advice.Rule.lazyItems(group.rows.mainType))
    }
    if HotPath.isSort(callee) { return Advice.Rule.describedOnce }
    if HotPath.isLookup(callee) { return Advice.Rule.foundByIdentifier }
    if interval == IntervalName.measure, callee.contains("sizeThatFits(") {
      return MeasuredRows(group, type: contentType).fix
    }
    switch interval {
    case IntervalName.configure where group.host == .table: return Advice.Rule.heightsKept
    case IntervalName.solve where group.host == .collection: return Advice.Rule.sizesKept
    case IntervalName.countItems: return Advice.Rule.rowsKept
    case IntervalName.viewLayout:
      return
        "let layout = prepare(model)  // what \(name) computes, once in apply, not in each layout"
    case IntervalName.input, IntervalName.notify:
      return "let result = await compute(input)  // what \(name) computes, outside of the frame"
    default:
      return "let prepared = prepare(model)  // what \(name) computes, once when the model changes"
    }
  }

  /// The place: `sorted(), called by Screen.rows (Screen.swift:54)`; empty without a function.
  var calls: String {
    guard let function else { return "" }
    return callee.map { "\($0), called by \(function.label)" } ?? function.label
  }
}
