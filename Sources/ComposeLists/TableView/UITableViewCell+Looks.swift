public import HeadlessUIKit

// The look of a cell with the focus, and of one that is dragged to another view.
extension UITableViewCell {
  /// The looks of a cell with the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// That of the system.
    case `default`
    /// The app's.
    case custom
  }

  /// The ways in which a cell is dragged to another view.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none
    /// It is being lifted.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// The look of the cell with the focus, which it never has here.
  public var focusStyle: FocusStyle {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// Adds the view of the content to a new cell.
  final func addContentView() {
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The usual background of a row.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
