import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction {
  /// The meaning of a button.
  public enum Style: Int, Hashable, Sendable {
    /// Any.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Removes something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The meaning of the button.
  public let style: Style
  /// True if the button can be tapped.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?
  weak var button: UIButton?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - style: the meaning of the button.
  ///   - handler: called after the button was tapped and the alert dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Simulates a tap on the button, if it is enabled: dismisses the alert and calls the handler.
  open func tap() {
    guard isEnabled else { return }
    guard let presenter = alert?.presentingViewController else { return handler?(self) ?? () }
    presenter.dismiss(animated: true) { self.handler?(self) }
  }
}

/// A message with buttons above a screen.
///
/// Tests and scenarios choose an action by `tap()`, or by touching its button.
open class UIAlertController: UIViewController {
  /// The places of alerts.
  public enum Style: Int, Hashable, Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The place of the alert.
  public let preferredStyle: Style
  /// The message below the title.
  open var message: String?
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button for the Return key.
  open var preferredAction: UIAlertAction?
  /// The text fields; nil for none.
  public private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: sets up the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// A view with the texts, the fields and the buttons below each other.
  open override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.backgroundColor = .systemBackground
    for text in [title, message] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    for field in textFields ?? [] { stack.addArrangedSubview(field) }
    for action in actions { stack.addArrangedSubview(button(for: action)) }
    view = stack
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [unowned action] _ in action.tap() }, for: .touchUpInside)
    action.button = button
    return button
  }

  /// The place of the alert in a window.
  func frame(in bounds: CGRect) -> CGRect {
    let width = preferredStyle == .alert ? min(270, bounds.width) : max(0, bounds.width - 16)
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let y = preferredStyle == .alert ? (bounds.height - height) / 2 : bounds.height - 8 - height
    return CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }
}
