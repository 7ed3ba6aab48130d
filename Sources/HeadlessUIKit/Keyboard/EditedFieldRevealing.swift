/// A scroll view that shows the text that is being edited in it.
@MainActor
package protocol EditedFieldRevealing: UIView {
  /// Scrolls to a view in this one, if need be.
  func reveal(_ field: UIView)
}

extension UIView {
  /// Has the nearest scroll view that does so scroll to the view, which is being edited.
  func revealForEditing() {
    sequence(first: self, next: \.superview).lazy
      .compactMap { $0 as? any EditedFieldRevealing }
      .first?.reveal(self)
  }
}
