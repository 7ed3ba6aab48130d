import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// A label whose characters are 5 points wide, and its lines 12 points high.
func textLabel(_ text: String, lines: Int = 1, name: String? = nil) -> UILabel {
  let label = UILabel()
  label.font = .systemFont(ofSize: 10)
  label.numberOfLines = lines
  label.text = text
  label.accessibilityIdentifier = name
  return label
}

extension UIView {
  /// Adds subviews that constraints place, and activates the constraints.
  func add(_ views: [UIView], _ constraints: [NSLayoutConstraint]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview == nil { addSubview(view) }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Lays the view out in a size.
  func lay(_ width: CGFloat, _ height: CGFloat) {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
  }

  /// The size at a required width.
  func fit(_ width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Constraints that give a view this view's edges, inset by a distance.
  func pinned(_ view: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
    ]
  }
}

/// Runs a block and returns the messages about constraints.
func layoutMessages(_ body: () -> Void) -> [String] {
  let messages = Messages()
  LayoutMessages.$receive.withValue({ messages.add($0) }, operation: body)
  return messages.all
}

private final class Messages: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  var all: [String] { lines.withLock { $0 } }
}

/// A row as on iOS: a picture, a title that wraps, a date, and a subtitle below.
final class ConstraintRow: UIView {
  let picture = UIView()
  let title = textLabel("", lines: 0, name: "title")
  let date = textLabel("now", name: "date")
  let subtitle = textLabel("subtitle", lines: 2, name: "subtitle")
  let pictureWidth: NSLayoutConstraint

  init() {
    pictureWidth = picture.widthAnchor.constraint(equalToConstant: 40)
    super.init(frame: .zero)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    date.setContentHuggingPriority(.required, for: .horizontal)
    let margins = layoutMarginsGuide
    add(
      [picture, title, date, subtitle],
      [
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.centerYAnchor.constraint(equalTo: centerYAnchor),
        pictureWidth,
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        picture.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        date.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 5),
        date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        date.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        subtitle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        subtitle.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
      ]
    )
  }
}
