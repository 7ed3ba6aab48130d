import Foundation
import HeadlessUIKit
import ListEngine

/// The cells, or the headers and footers, of a table: how they are made, and those that wait for use.
@MainActor
final class TableViewPool {
  private var makers: [String: () -> UIView] = [:]
  private var unused: [String: [UIView]] = [:]
  /// The row or section that is being filled.
  private var host: TableViewHost?

  /// Registers how views are made; nil forgets it.
  func register(_ identifier: String, _ make: (() -> UIView)?) {
    makers[identifier] = make
    unused[identifier] = nil
  }

  /// A view to be filled: the one that the row has, one that waits, or a new one; nil if none is
  /// there and the identifier is not registered.
  func dequeue(_ identifier: String) -> UIView? {
    if let view = host?.takeView(identifier) { return view }
    if let view = unused[identifier]?.popLast() {
      view.prepareReusable()
      return view
    }
    return makers[identifier]?()
  }

  /// Fills a row or section with the view that `provide` returns.
  func fill(_ host: TableViewHost, _ provide: () -> UIView?) {
    let outer = self.host
    self.host = host
    defer { self.host = outer }
    put(host.install(provide()))
  }

  /// Takes a view that is not shown any more, or was not needed.
  func put(_ view: UIView?) {
    guard let view, view.superview == nil, let identifier = view.tableReuseIdentifier else {
      return
    }
    unused[identifier, default: []].append(view)
  }
}

extension UIView {
  /// The identifier under which a table uses the view again; nil for none.
  var tableReuseIdentifier: String? {
    (self as? UITableViewCell)?.registeredIdentifier
      ?? (self as? UITableViewHeaderFooterView)?.registeredIdentifier
  }

  /// Prepares a cell, header or footer for another row or section.
  func prepareReusable() {
    (self as? UITableViewCell)?.prepareForReuse()
    (self as? UITableViewHeaderFooterView)?.prepareForReuse()
  }
}

/// The view of a list's row or header that shows a view which an app has made.
final class TableViewHost: UIView {
  /// The cell, header or footer; nil before the first one.
  private(set) var view: UIView?
  /// The content of the view.
  private var shown: Shown?
  /// True if the content is to be configured again, in the same view as it is.
  private var isReconfigured = false
  /// True if another view has to be taken.
  private var isReplaced = false
  /// The view on screen that is measured in place of another one for the same content.
  var standIn: UIView?

  /// The content of a view.
  struct Shown {
    let element: AnyHashable
    let marks: RowMarks
  }

  /// The row or section that the view shows.
  var shownElement: AnyHashable? { shown?.element }

  /// True while the swipe actions of the row are shown.
  private var isSwiped = false

  /// Returns whether the view shows a content as it is to be shown now.
  func shows(_ content: Shown) -> Bool {
    guard let shown, view != nil else { return false }
    return shown.element == content.element && shown.marks.isShownAs(content.marks)
  }

  /// Returns whether an element is to be shown by the same cell as now.
  func keepsCell(for element: AnyHashable, _ marks: RowMarks) -> Bool {
    view != nil && shown?.element == element && shown?.marks.isSameCell(as: marks) == true
  }

  /// The content that the view measured, with its view, which leaves it; nil for none.
  func takeMeasured() -> (content: Shown, view: UIView)? {
    guard let shown, let view, view.superview === self else { return nil }
    view.removeFromSuperview()
    (self.shown, self.view) = (nil, nil)
    return (shown, view)
  }

  /// Notes what is to be shown next.
  func willShow(_ next: Shown) {
    let isSame =
      shown?.element == next.element && shown?.marks.generation == next.marks.generation
    isReconfigured = isSame && shown?.marks.reloads == next.marks.reloads
    isReplaced = isSame && !isReconfigured
    shown = next
    standIn = nil
  }

  /// The present view, if it can be used for what is shown next; it is given once.
  func takeView(_ identifier: String) -> UIView? {
    guard let view, !isReplaced, view.superview === self, view.tableReuseIdentifier == identifier
    else { return nil }
    if !isReconfigured { view.prepareReusable() }
    isReplaced = true
    return view
  }

  /// Shows a view; returns the one that was there before, if it is another one, and in no other row.
  ///
  /// An app may give the same view each time: where a row is measured and where it is shown it moves to and fro.
  func install(_ new: UIView?) -> UIView? {
    let old = view?.superview === self ? view : nil
    guard new == nil || new !== old else { return nil }
    old?.removeFromSuperview()
    view = new
    if let new {
      if isSwiped { passSwipe(from: old, to: new) }
      addSubview(new)
      // A row that has no size yet squeezes nothing.
      if bounds.size != .zero { new.frame = bounds }
    }
    return old
  }

  /// Position and size in the superview; the view fills it.
  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { view?.frame = bounds } }
  }

  /// The size of the view.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let view = standIn ?? view else { return .zero }
    let isAsked = view is UITableViewCell || view is UITableViewHeaderFooterView
    guard isAsked || view.hasLayoutConstraints else {
      return CGSize(width: size.width, height: view.sizeThatFits(size).height)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}

extension TableViewHost: HostedRowView {
  func show(alpha: CGFloat, isHidden: Bool) {
    view?.alpha = alpha
    view?.isHidden = isHidden
  }

  func show(isSwiped: Bool) {
    guard isSwiped != self.isSwiped else { return }
    self.isSwiped = isSwiped
    (view as? UITableViewCell)?.isSwiped = isSwiped
  }

  private func passSwipe(from old: UIView?, to new: UIView) {
    (old as? UITableViewCell)?.isSwiped = false
    (new as? UITableViewCell)?.isSwiped = true
  }
}
