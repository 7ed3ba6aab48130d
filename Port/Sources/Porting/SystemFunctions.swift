/// Functions of UIKit that apps name as actions: `#selector(UIView.endEditing(_:))`.
enum SystemFunctions {
  private static let all: [(name: String, labels: [String?], returns: Bool)] = [
    ("endEditing", [nil], true),
    ("resignFirstResponder", [], true),
    ("becomeFirstResponder", [], true),
    ("reloadData", [], false),
    ("setNeedsLayout", [], false),
    ("layoutIfNeeded", [], false),
    ("setNeedsDisplay", [], false),
    ("removeFromSuperview", [], false),
    ("beginRefreshing", [], false),
    ("endRefreshing", [], false),
    ("popViewController", ["animated"], true),
    ("popToRootViewController", ["animated"], true),
    ("invalidateLayout", [], false),
  ]

  /// The function that a reference means, if it is one of these and of a class of UIKit.
  static func method(_ reference: SelectorReference, of type: String) -> Method? {
    guard reference.typeName == nil || type.hasPrefix("UI"),
      let found = all.first(where: { $0.name == reference.name }),
      reference.labels == nil || reference.labels == found.labels
    else { return nil }
    return Method(
      name: found.name,
      labels: found.labels,
      types: found.labels.map { _ in "Bool" },
      isAsync: false,
      isThrowing: false,
      returns: found.returns,
      isStatic: false,
      typeName: type,
      file: -1,
      offset: 0
    )
  }
}
