import HeadlessUIKit

extension CollectionState {
  /// Shows the view behind the items in place of another one, as large as the list.
  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView, let list else { return }
    backgroundView.frame = list.bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.insertSubview(backgroundView, at: 0)
  }
}
