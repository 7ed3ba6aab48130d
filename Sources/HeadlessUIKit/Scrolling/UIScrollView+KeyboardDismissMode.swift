extension UIScrollView {
  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// The keyboard goes when a drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The keyboard goes when a drag begins, and what is attached to it too.
    case onDragWithAccessory
    /// The keyboard follows the finger, and what is attached to it too.
    case interactiveWithAccessory
  }
}
