/// A scroll view that shows the text that is being edited in it.
@MainActor
package protocol EditedFieldRevealing: UIView {
  /// Scrolls to a view in this one, if need be; returns false if it leaves that to a view around it.
  func reveal(_ field: UIView) -> Bool
}

extension UIView {
  /// Has the nearest scroll view that does so scroll to the view, which is being edited.
  func revealForEditing() {
    for view in sequence(first: self, next: \.superview) {
      if let scrollView = view as? any EditedFieldRevealing, scrollView.reveal(self) { return }
    }
  }
}
