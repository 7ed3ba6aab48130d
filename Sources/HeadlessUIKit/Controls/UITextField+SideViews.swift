public import Foundation

// What stands beside the text, and text with attributes.
extension UITextField {
  /// The reasons for which editing ends.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// It is done.
    case committed
    /// It was cancelled.
    case cancelled
  }

  /// The view at the left; nil for none.
  public var leftView: UIView? {
    get { rare(nil) }
    set {
      leftView?.removeFromSuperview()
      setRare(newValue)
      showSideViews()
    }
  }
  /// The condition under which the view at the left is shown.
  public var leftViewMode: ViewMode {
    get { rare(.never) }
    set {
      setRare(newValue)
      showSideViews()
    }
  }

  /// The view at the right; nil for none.
  public var rightView: UIView? {
    get { rare(nil) }
    set {
      rightView?.removeFromSuperview()
      setRare(newValue)
      showSideViews()
    }
  }
  /// The condition under which the view at the right is shown.
  public var rightViewMode: ViewMode {
    get { rare(.never) }
    set {
      setRare(newValue)
      showSideViews()
    }
  }

  /// True if the field is emptied when editing begins, and the delegate allows it.
  public var clearsOnBeginEditing: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the font follows the user's preferred size of text; it does where it was made for that.
  public var adjustsFontForContentSizeCategory: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The text with attributes, of which only its characters count here.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { text = newValue?.string }
  }

  /// The attributes of the text: font and colour.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
}
