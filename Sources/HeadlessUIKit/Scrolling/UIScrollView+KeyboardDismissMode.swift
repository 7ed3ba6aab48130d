extension UIScrollView {
  /// The way in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// The keyboard is hidden when a drag starts.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The keyboard is hidden when a drag starts, together with its accessory view.
    case onDragWithAccessory
    /// The keyboard follows the finger, together with its accessory view.
    case interactiveWithAccessory

    /// True if the start of a drag hides the keyboard.
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }
}
