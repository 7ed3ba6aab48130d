import ListSchema

extension HotPath {
  /// The kinds of calls that a fix is known for, by words of the name of what is called.
  private enum CallKind {
    case sort
    case search
    case make
    case other

    init(_ callee: String, of type: String?) {
      func has(_ words: [String]) -> Bool { words.contains { callee.contains($0) } }
      if has(["sort(", "sorted(", "ableSort"]) {
        self = .sort
      } else if has(["first(where", "firstIndex(", "contains(", "contains(where", "filter("]) {
        self = .search
      } else if let type, has(["\(type).init"]) {
        self = .make
      } else {
        self = .other
      }
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

  /// The place: `sorted(), called by Screen.rows (Screen.swift:54)`; empty without a function.
  var calls: String {
    guard let function else { return "" }
    return callee.map { "\($0), called by \(function.label)" } ?? function.label
  }
}
