import Foundation

/// The screens of the columns of a split view.
@MainActor
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  private var screens: [Column: (given: UIViewController, shown: UIViewController)] = [:]
  /// The columns that were hidden one by one.
  var hidden: Set<Column> = []
  /// The column that is shown in a narrow view; nil before one was asked for.
  var top: Column?

  /// The screen that was given for a column.
  func given(_ column: Column) -> UIViewController? { screens[column]?.given }

  /// The screen that is shown in a column: the given one, or the navigation controller around it.
  func shown(_ column: Column) -> UIViewController? { screens[column]?.shown }

  /// Sets the screen of a column, in a navigation controller if `wraps` and it is none.
  mutating func set(_ controller: UIViewController?, for column: Column, wraps: Bool) {
    guard let controller else { return screens[column] = nil }
    guard wraps, !(controller is UINavigationController) else {
      return screens[column] = (controller, controller)
    }
    let around = controller.navigationController
    let shown = around ?? UINavigationController(rootViewController: controller)
    screens[column] = (controller, shown)
  }
}

/// The widths of the columns of a split view.
@MainActor
struct SplitWidths {
  /// The default widths of columns: a third of the view, within these limits.
  private static let limits: ClosedRange<CGFloat> = 200...320

  private let primary: (fixed: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat)
  private let supplementary: CGFloat

  init(_ split: UISplitViewController) {
    primary = (
      split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction,
      split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth
    )
    supplementary = split.preferredSupplementaryColumnWidth
  }

  /// The widths of columns that share a width: the last one has the rest.
  func widths(
    of columns: [UISplitViewController.Column],
    in width: CGFloat
  ) -> [UISplitViewController.Column: CGFloat] {
    var widths: [UISplitViewController.Column: CGFloat] = [:]
    var rest = width
    for column in columns.dropLast() {
      let own = column == .primary ? primaryWidth(in: width) : given(supplementary) ?? usual(width)
      widths[column] = min(max(0, own), rest)
      rest -= min(max(0, own), rest)
    }
    if let last = columns.last { widths[last] = rest }
    return widths
  }

  private func primaryWidth(in width: CGFloat) -> CGFloat {
    let wanted = given(primary.fixed) ?? given(primary.fraction).map { $0 * width } ?? usual(width)
    let least = given(primary.least) ?? 0
    return min(max(wanted, least), max(least, given(primary.most) ?? .greatestFiniteMagnitude))
  }

  private func usual(_ width: CGFloat) -> CGFloat {
    min(max((width / 3).rounded(), Self.limits.lowerBound), Self.limits.upperBound)
  }

  /// A width that is not automatic.
  private func given(_ value: CGFloat) -> CGFloat? {
    value == UISplitViewController.automaticDimension || !value.isFinite ? nil : value
  }
}
