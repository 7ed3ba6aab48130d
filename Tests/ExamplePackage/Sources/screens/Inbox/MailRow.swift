#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A mail in the inbox; while the inbox is edited, with a mark for its selection and maybe a grip.
struct MailRow: ItemContent, Equatable {
  var mail: Mailbox.Mail
  var isEditing: Bool
  var canBeMoved: Bool

  var identifierValue: Int { mail.id }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(mail)
    views.content.showEditing(isEditing, isSelected: info.state.isSelected, grip: canBeMoved)
    views.content.reordering.apply(actions: info.reorderingActions)
    views.background.backgroundColor =
      info.state.isReordering ? .secondarySystemBackground : .systemBackground
    views.selectedBackground.backgroundColor =
      isEditing ? .systemBlue.withAlphaComponent(0.12) : .systemGray5
  }

  static func createReusableContentView(frame: CGRect) -> MailRowView { MailRowView(frame: frame) }
}

final class MailRowView: UIView {
  let reordering = ItemReordering.GestureRecognizer()

  private let checkmark = CheckmarkView()
  private let unreadDot = UIView()
  private let senderLabel = UILabel()
  private let timeLabel = UILabel()
  private let subjectLabel = UILabel()
  private let previewLabel = UILabel()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let grip = GripView()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    unreadDot.backgroundColor = .systemBlue
    unreadDot.layer.cornerRadius = 5
    senderLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    timeLabel.font = .preferredFont(forTextStyle: .subheadline)
    timeLabel.textColor = .secondaryLabel
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.textColor = .secondaryLabel
    previewLabel.numberOfLines = 2
    flag.tintColor = .systemOrange
    separator.backgroundColor = .separator
    grip.addGestureRecognizer(reordering)

    let top = UIStackView(arrangedSubviews: [senderLabel, flag, timeLabel])
    top.alignment = .firstBaseline
    top.spacing = 6
    let texts = UIStackView(arrangedSubviews: [top, subjectLabel, previewLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [checkmark, texts, grip])
    row.alignment = .center
    row.spacing = 12
    for view in [row, unreadDot, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      unreadDot.widthAnchor.constraint(equalToConstant: 10),
      unreadDot.heightAnchor.constraint(equalToConstant: 10),
      unreadDot.trailingAnchor.constraint(equalTo: row.leadingAnchor, constant: -8),
      unreadDot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      flag.widthAnchor.constraint(equalToConstant: 14),
      flag.heightAnchor.constraint(equalToConstant: 14),
      checkmark.widthAnchor.constraint(equalToConstant: 24),
      checkmark.heightAnchor.constraint(equalToConstant: 24),
      grip.widthAnchor.constraint(equalToConstant: 32),
      grip.heightAnchor.constraint(equalToConstant: 32),
      separator.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ mail: Mailbox.Mail) {
    senderLabel.text = mail.sender
    senderLabel.font = .systemFont(ofSize: 17, weight: mail.isRead ? .regular : .semibold)
    subjectLabel.text = mail.subject
    previewLabel.text = mail.preview
    timeLabel.text = mail.time
    unreadDot.isHidden = mail.isRead
    flag.isHidden = !mail.isFlagged
  }

  func showEditing(_ isEditing: Bool, isSelected: Bool, grip showsGrip: Bool) {
    checkmark.isHidden = !isEditing
    checkmark.isOn = isSelected
    grip.isHidden = !isEditing || !showsGrip
  }
}

/// A circle, filled with a tick when it is on.
final class CheckmarkView: UIView {
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    guard isOn else {
      UIColor.systemGray3.setStroke()
      circle.lineWidth = 1.5
      circle.stroke()
      return
    }
    UIColor.systemBlue.setFill()
    circle.fill()
    let tick = UIBezierPath()
    tick.move(to: CGPoint(x: bounds.width * 0.28, y: bounds.height * 0.52))
    tick.addLine(to: CGPoint(x: bounds.width * 0.44, y: bounds.height * 0.68))
    tick.addLine(to: CGPoint(x: bounds.width * 0.73, y: bounds.height * 0.35))
    tick.lineWidth = 2
    UIColor.white.setStroke()
    tick.stroke()
  }
}

/// Three lines at which a row can be dragged.
final class GripView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray2.setFill()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 6
      UIBezierPath(rect: CGRect(x: bounds.midX - 10, y: y - 0.75, width: 20, height: 1.5)).fill()
    }
  }
}
