public import Foundation

/// A view in place of the keyboard or above it, which looks like one.
open class UIInputView: UIView {
  /// The looks of the view.
  public enum Style: Int, Hashable, Sendable {
    /// That of other views.
    case `default`
    /// That of a keyboard.
    case keyboard
  }

  /// The look of the view.
  public let inputViewStyle: Style
  /// True if the constraints of the view determine its height; it is not placed by them, here.
  open var allowsSelfSizing = false

  /// Creates a view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, inputViewStyle: .default)
  }
}
