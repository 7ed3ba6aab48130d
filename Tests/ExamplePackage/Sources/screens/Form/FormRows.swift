#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A field of the form: a title, the text, and what is wrong with it.
struct TextFieldRow: ItemContent {
  var field: Booking.Field
  var title: String
  var placeholder: String
  var text: String
  var error: String?
  var keyboardType = UIKeyboardType.default
  var contentType: UITextContentType?
  var returnKeyType = UIReturnKeyType.next
  var onChange: (String) -> Void
  var onFocus: () -> Void
  var onReturn: () -> Void

  var identifierValue: Booking.Field { field }

  func isEquivalent(to other: TextFieldRow) -> Bool {
    field == other.field && title == other.title && text == other.text && error == other.error
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let view = views.content
    view.field = field
    view.titleLabel.text = title
    view.textField.placeholder = placeholder
    if view.textField.text != text { view.textField.text = text }
    view.textField.keyboardType = keyboardType
    view.textField.textContentType = contentType
    view.textField.autocapitalizationType = keyboardType == .emailAddress ? .none : .words
    view.textField.returnKeyType = returnKeyType
    view.errorLabel.text = error
    view.errorLabel.isHidden = error == nil
    view.onChange = onChange
    view.onFocus = onFocus
    view.onReturn = onReturn
    views.background.backgroundColor = .secondarySystemGroupedBackground
  }

  static func createReusableContentView(frame: CGRect) -> TextFieldRowView {
    TextFieldRowView(frame: frame)
  }
}

final class TextFieldRowView: UIView, UITextFieldDelegate {
  let titleLabel = UILabel()
  let textField = UITextField()
  let errorLabel = UILabel()
  var field: Booking.Field?
  var onChange: (String) -> Void = { _ in }
  var onFocus: () -> Void = {}
  var onReturn: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.setContentHuggingPriority(.required, for: .horizontal)
    textField.clearButtonMode = .whileEditing
    textField.delegate = self
    textField.addAction(
      UIAction { [unowned self] _ in onChange(textField.text ?? "") },
      for: .editingChanged
    )
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    let line = UIStackView(arrangedSubviews: [titleLabel, textField])
    line.spacing = 12
    line.alignment = .firstBaseline
    let stack = UIStackView(arrangedSubviews: [line, errorLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11,
      leading: 16,
      bottom: 11,
      trailing: 16
    )
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.translatesAutoresizingMaskIntoConstraints = false
    addSubview(separator)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      titleLabel.widthAnchor.constraint(equalToConstant: 110),
      separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { onFocus() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn()
    return true
  }
}

/// A setting of the form, with a control at the right.
struct ControlRow: ItemContent {
  enum Control: Equatable {
    case toggle(Bool)
    case stepper(Int, range: ClosedRange<Int>)
  }

  var title: String
  var control: Control
  var onChange: (Control) -> Void

  var identifierValue: String { title }

  func isEquivalent(to other: ControlRow) -> Bool {
    title == other.title && control == other.control
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(title, control)
    views.content.onChange = onChange
    views.background.backgroundColor = .secondarySystemGroupedBackground
  }

  static func createReusableContentView(frame: CGRect) -> ControlRowView {
    ControlRowView(frame: frame)
  }
}

final class ControlRowView: UIView {
  var onChange: (ControlRow.Control) -> Void = { _ in }

  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let toggle = UISwitch()
  private let stepper = UIStepper()
  private lazy var stack = UIStackView(arrangedSubviews: [
    titleLabel, UIView(), valueLabel, stepper, toggle,
  ])

  override init(frame: CGRect) {
    super.init(frame: frame)
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    valueLabel.textColor = .secondaryLabel
    toggle.addAction(
      UIAction { [unowned self] _ in onChange(.toggle(toggle.isOn)) },
      for: .valueChanged
    )
    stepper.addAction(
      UIAction { [unowned self] _ in
        let range = Int(stepper.minimumValue)...Int(stepper.maximumValue)
        onChange(.stepper(Int(stepper.value), range: range))
      },
      for: .valueChanged
    )
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ title: String, _ control: ControlRow.Control) {
    titleLabel.text = title
    switch control {
    case .toggle(let isOn):
      toggle.isOn = isOn
      toggle.isHidden = false
      stepper.isHidden = true
      valueLabel.isHidden = true
    case .stepper(let value, let range):
      stepper.minimumValue = Double(range.lowerBound)
      stepper.maximumValue = Double(range.upperBound)
      stepper.value = Double(value)
      valueLabel.text = "\(value)"
      toggle.isHidden = true
      stepper.isHidden = false
      valueLabel.isHidden = false
    }
  }
}
