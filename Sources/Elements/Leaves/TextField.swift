public import Foundation
public import HeadlessUIKit

/// A field for text.
public struct TextField: Element {
  /// The text.
  public var text: String
  /// The text that is shown while there is no other.
  public var placeholder = ""
  /// Called when the user changes the text.
  public var onChange: ((String) -> Void)?
  /// Whether the text can be changed.
  public var isEnabled = true
  /// The font.
  public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  public var textColor = UIColor.black

  /// The smallest width and the height, in points.
  private static let minimumLength: CGFloat = 44

  /// Creates a field, then runs `configure` on it.
  public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
    self.text = text
    configure(&self)
  }

  /// As wide as possible, but at least 44 points, and 44 points high.
  public var content: ElementContent {
    ElementContent { (constraint: SizeConstraint) in
      CGSize(
        width: max(constraint.width.constrainedValue ?? .infinity, Self.minimumLength),
        height: Self.minimumLength
      )
    }
  }

  /// A text field.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    TextFieldView.describe { config in config.apply { $0.show(self) } }
  }
}

/// The view of a text field.
final class TextFieldView: UITextField {
  private var onChange: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in onChange?(text ?? "") }, for: .editingChanged)
  }

  func show(_ field: TextField) {
    if text != field.text { text = field.text }
    placeholder = field.placeholder
    onChange = field.onChange
    isEnabled = field.isEnabled
    font = field.font
    textColor = field.textColor
  }
}
