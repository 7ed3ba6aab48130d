public import Foundation
public import HeadlessUIKit
import ListEngine

/// The view of a list's row or element that shows a cell or supplementary which an app has made.
public final class CollectionViewHost: UIView {
  /// The cell or supplementary; nil before the first one.
  public private(set) var view: UICollectionReusableView?
  /// The kind of the supplementary; nil for cells.
  private(set) var kind: String?
  /// The kind of the view that was replaced last.
  private(set) var oldKind: String?
  /// The content of the view.
  private var shown: Shown?
  /// True if the content of the view is to be configured again, in the same view as it is.
  private var isReconfigured = false
  /// True if another view has to be taken.
  private var isReplaced = false

  /// The opacity that a layout gives the view.
  private var layoutAlpha: CGFloat = 1
  /// True if a layout hides the view.
  private var isHiddenByLayout = false
  /// True while the swipe actions of the row are shown.
  private var isSwiped = false

  /// The attributes that the view was given last.
  private var applied: UICollectionViewLayoutAttributes?

  /// The marks of the item with which the view was filled last, and the object that filled it.
  private var filled: (marks: AnyHashable, source: ObjectIdentifier)?

  /// Notes with what the view was filled.
  func note(_ marks: AnyHashable, of source: AnyObject) {
    filled = (marks, ObjectIdentifier(source))
  }

  /// Returns whether the view was filled with an item as it is.
  func shows(_ element: AnyHashable, _ marks: AnyHashable, of source: AnyObject) -> Bool {
    view != nil && shown?.element == element && filled?.marks == marks
      && filled?.source == ObjectIdentifier(source)
  }

  /// The collection that shows the view, once the view changes by itself.
  weak var collection: CollectionState?

  /// Measures the element again at the next layout, if the view needs another size now.
  func contentDidChange() {
    guard let collection, let view = view as? UICollectionViewCell, let path, !bounds.isEmpty
    else { return }
    collection.contentDidChange(in: view, at: path)
  }

  /// The element that is shown.
  var shownElement: AnyHashable? { shown?.element }

  /// Notes that the element that is shown has another place after an update; returns it if it has.
  func move(to path: IndexPath) -> AnyHashable? {
    guard let shown, shown.path != path else { return nil }
    self.shown = Shown(element: shown.element, path: path, reloads: shown.reloads)
    return shown.element
  }

  /// The place of the element that is shown.
  var path: IndexPath? { shown?.path }

  /// Shows attributes, unless the view shows them already.
  func apply(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view, applied?.isEqual(attributes) != true else { return }
    applied = attributes.copy() as? UICollectionViewLayoutAttributes
    view.apply(attributes)
  }

  /// The content of a view.
  struct Shown {
    let element: AnyHashable
    /// Where the element is.
    let path: IndexPath
    /// The number of times that the element was to be shown by another view.
    let reloads: Int
  }

  /// The row on screen that is measured in place of a view of its own for the same item.
  weak var standIn: CollectionViewHost?

  /// Returns whether an element is to be shown by the same cell as now.
  func keepsCell(for element: AnyHashable, reloads: Int) -> Bool {
    view != nil && shown?.element == element && shown?.reloads == reloads
  }

  /// The cell that was measured, which leaves the view; nil for none.
  func takeMeasured() -> UICollectionReusableView? {
    guard let view, view.superview === self, kind == nil else { return nil }
    view.removeFromSuperview()
    (self.view, shown, applied, filled) = (nil, nil, nil, nil)
    return view
  }

  /// Notes what is to be shown next.
  func willShow(_ next: Shown) {
    isReconfigured = shown?.element == next.element
    isReplaced = isReconfigured && shown?.reloads != next.reloads
    if !isReconfigured { applied = nil }
    shown = next
    standIn = nil
  }

  /// The present view, if it can be used for what is shown next; it is given once.
  func takeView(_ key: CellRegistry.Key) -> UICollectionReusableView? {
    guard let view, !isReplaced, kind == key.kind, view.reuseIdentifier == key.identifier
    else {
      return nil
    }
    if !isReconfigured { view.prepareForReuse() }
    isReplaced = true
    return view
  }

  /// Shows a view; returns the one that was there before, if it is another one.
  func install(_ view: UICollectionReusableView?, kind: String?) -> UICollectionReusableView? {
    let old = self.view
    guard let view, view !== old else { return nil }
    old?.removeFromSuperview()
    (oldKind, self.kind, self.view) = (self.kind, kind, view)
    applied = nil
    passLooks(from: old, to: view)
    addSubview(view)
    // A row that has no size yet squeezes nothing.
    if bounds.size != .zero { view.frame = bounds }
    return old
  }

  /// Position and size in the superview; the view fills it.
  public override var frame: CGRect {
    didSet { if frame.size != oldValue.size { view?.frame = bounds } }
  }

  /// The size of the view.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let standIn { return standIn.sizeThatFits(size) }
    return view?.selfSize(in: size, attributes) ?? .zero
  }

  /// The attributes of the element, without its size.
  private var attributes: UICollectionViewLayoutAttributes {
    let path = shown?.path ?? IndexPath(item: 0, section: 0)
    guard let kind else { return UICollectionViewLayoutAttributes(forCellWith: path) }
    return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  /// The size of the view.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    (standIn?.view ?? view)?.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    ) ?? .zero
  }
}

extension CollectionViewHost: HostedRowView {
  package func show(alpha: CGFloat, isHidden: Bool) {
    guard alpha != layoutAlpha || isHidden != isHiddenByLayout else { return }
    (layoutAlpha, isHiddenByLayout) = (alpha, isHidden)
    view?.alpha = alpha
    view?.isHidden = isHidden
  }

  package func show(isSwiped: Bool) {
    guard isSwiped != self.isSwiped else { return }
    self.isSwiped = isSwiped
    (view as? UICollectionViewCell)?.setFlag(.swiped, isSwiped)
  }

  /// Gives a view what a layout and a swipe have given the one before.
  private func passLooks(from old: UIView?, to new: UIView) {
    if isSwiped {
      (old as? UICollectionViewCell)?.setFlag(.swiped, false)
      (new as? UICollectionViewCell)?.setFlag(.swiped, true)
    }
    guard layoutAlpha != 1 || isHiddenByLayout else { return }
    old?.alpha = 1
    old?.isHidden = false
    new.alpha = layoutAlpha
    new.isHidden = isHiddenByLayout
  }
}
