import HeadlessUIKit

extension CollectionState {
  /// Shows the view behind the items in place of another one, as large as the collection view.
  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = CGRect(origin: .zero, size: view.bounds.size)
    view.pane.insertSubview(backgroundView, at: 0)
  }
}
