import Foundation
import HeadlessUIKit

/// A row of a message list: pictures, texts, badges and a line.
class Row: UIView {
  let avatar = UIView()
  let sender = UILabel()
  let verified = UIView()
  let date = UILabel()
  let subject = UILabel()
  let preview = UILabel()
  let folder = UILabel()
  let size = UILabel()
  let badge = UILabel()
  let attachment = UIView()
  let line = UIView()
  let dot = UIView()

  /// The side of the picture of the sender.
  var pictureSide: CGFloat = 40

  var all: [UIView] {
    [
      avatar, sender, verified, date, subject, preview, folder, size, badge, attachment, line, dot,
    ]
  }

  init() {
    super.init(frame: .zero)
    for view in all { addSubview(view) }
    sender.font = .boldSystemFont(ofSize: 16)
    for label in [date, folder, size, badge] { label.font = .systemFont(ofSize: 12) }
    for label in [subject, preview] {
      label.font = .systemFont(ofSize: 14)
      label.numberOfLines = 0
    }
  }

  private static let words = [
    "almond", "barley", "cinnamon", "dark", "espresso", "fig", "golden", "hazelnut", "iced", "jar",
  ]

  private func text(_ seed: Int, _ count: Int) -> String {
    (0..<count).map { Self.words[(seed &* 7 &+ $0 &* 3) % 10] }.joined(separator: " ")
  }

  /// Shows other texts.
  func show(_ index: Int) {
    sender.text = text(index, 2)
    date.text = "\(index % 12 + 1):\(index % 50 + 10)"
    subject.text = text(index + 1, 4 + index % 5)
    preview.text = text(index + 2, 12 + index % 9)
    folder.text = text(index + 3, 1)
    size.text = "\(index % 900) KB"
    badge.text = "\(index % 30)"
  }

  /// The size at a width.
  func measure(_ width: CGFloat) -> CGSize { .zero }
}

/// The row laid out by hand.
final class HandRow: Row {
  override func measure(_ width: CGFloat) -> CGSize {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    let left = 12 + 8 + 6 + pictureSide + 10
    let right = width - 12
    let badgeSize = badge.sizeThatFits(unlimited)
    let dateSize = date.sizeThatFits(unlimited)
    let senderSize = sender.sizeThatFits(unlimited)
    let senderWidth = min(senderSize.width, right - dateSize.width - 8 - 16 - 4 - left)
    place(dot, 12, 30, 8, 8)
    place(avatar, 26, 10, pictureSide, pictureSide)
    place(sender, left, 10, senderWidth, senderSize.height)
    place(verified, left + senderWidth + 4, 12, 16, 16)
    place(date, right - dateSize.width, 10, dateSize.width, dateSize.height)
    var top = 10 + senderSize.height + 2
    let textWidth = right - left
    let subjectSize = subject.sizeThatFits(CGSize(width: textWidth, height: 0))
    place(subject, left, top, textWidth, subjectSize.height)
    top += subjectSize.height + 2
    let previewWidth = textWidth - badgeSize.width - 8
    let previewSize = preview.sizeThatFits(CGSize(width: previewWidth, height: 0))
    place(preview, left, top, previewWidth, previewSize.height)
    place(badge, right - badgeSize.width, top, badgeSize.width, badgeSize.height)
    top += previewSize.height + 4
    let folderSize = folder.sizeThatFits(unlimited)
    let sizeSize = size.sizeThatFits(unlimited)
    place(attachment, left, top, 12, 12)
    place(folder, left + 16, top, folderSize.width, folderSize.height)
    place(size, left + 16 + folderSize.width + 8, top, sizeSize.width, sizeSize.height)
    let bottom = max(top + max(folderSize.height, 12) + 10, 10 + pictureSide + 10)
    place(line, left, bottom - 1, width - left, 1)
    return CGSize(width: width, height: bottom)
  }

  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
    view.frame = CGRect(x: x, y: y, width: w, height: h)
  }
}

/// The same row by constraints.
final class ConstraintRow: Row {
  private var side: NSLayoutConstraint?

  override var pictureSide: CGFloat {
    didSet { side?.constant = pictureSide }
  }

  override init() {
    super.init()
    for view in all { view.translatesAutoresizingMaskIntoConstraints = false }
    for label in [date, badge] {
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    let side = avatar.widthAnchor.constraint(equalToConstant: 40)
    self.side = side
    NSLayoutConstraint.activate([side] + top + middle + bottom)
  }

  private var top: [NSLayoutConstraint] {
    fixed(dot, 8) + fixed(verified, 16) + [
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      dot.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      avatar.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 6),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      sender.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
      sender.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      verified.leadingAnchor.constraint(equalTo: sender.trailingAnchor, constant: 4),
      verified.topAnchor.constraint(equalTo: sender.topAnchor, constant: 2),
      date.leadingAnchor.constraint(
        greaterThanOrEqualTo: verified.trailingAnchor,
        constant: 8
      ),
      date.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      date.topAnchor.constraint(equalTo: sender.topAnchor),
    ]
  }

  private var middle: [NSLayoutConstraint] {
    [
      subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      subject.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      preview.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
      badge.leadingAnchor.constraint(equalTo: preview.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      badge.topAnchor.constraint(equalTo: preview.topAnchor),
    ]
  }

  private var bottom: [NSLayoutConstraint] {
    fixed(attachment, 12) + [
      attachment.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      attachment.topAnchor.constraint(equalTo: preview.bottomAnchor, constant: 4),
      folder.leadingAnchor.constraint(equalTo: attachment.trailingAnchor, constant: 4),
      folder.topAnchor.constraint(equalTo: attachment.topAnchor),
      size.leadingAnchor.constraint(equalTo: folder.trailingAnchor, constant: 8),
      size.topAnchor.constraint(equalTo: attachment.topAnchor),
      line.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: folder.bottomAnchor, constant: 10),
      bottomAnchor.constraint(greaterThanOrEqualTo: attachment.bottomAnchor, constant: 10),
      bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 10),
    ]
  }

  private func fixed(_ view: UIView, _ side: CGFloat) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: side),
      view.heightAnchor.constraint(equalToConstant: side),
    ]
  }

  override func measure(_ width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}
