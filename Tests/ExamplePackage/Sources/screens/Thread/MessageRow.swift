#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A message of a conversation.
struct MessageRow: ItemContent, Equatable {
  var message: Conversation.Message

  var identifierValue: Int { message.id }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(message)
  }

  static func createReusableContentView(frame: CGRect) -> MessageView { MessageView(frame: frame) }
}

/// A bubble with the message, a preview of what it replies to, and the reactions below.
final class MessageView: UIView {
  private let bubble = UIView()
  private let replyView = ReplyPreviewView()
  private let textLabel = UILabel()
  private let timeLabel = UILabel()
  private let reactions = UIStackView()
  private lazy var stack = UIStackView(arrangedSubviews: [replyView, textLabel, timeLabel])
  private lazy var incoming = [
    bubble.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
    bubble.trailingAnchor.constraint(
      lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor,
      constant: -48
    ),
    reactions.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
  ]
  private lazy var outgoing = [
    bubble.leadingAnchor.constraint(
      greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor,
      constant: 48
    ),
    bubble.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    reactions.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
  ]
  private lazy var bottomOfBubble = bubble.bottomAnchor.constraint(
    equalTo: bottomAnchor,
    constant: -4
  )
  private lazy var bottomOfReactions = [
    reactions.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    reactions.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
  ]

  private static let time: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "HH:mm"
    return formatter
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    bubble.layer.cornerRadius = 16
    textLabel.numberOfLines = 0
    textLabel.font = .preferredFont(forTextStyle: .body)
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.textAlignment = .right
    stack.axis = .vertical
    stack.spacing = 4
    reactions.spacing = 4
    addSubview(bubble)
    bubble.addSubview(stack)
    addSubview(reactions)
    for view in [bubble, stack, reactions] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      stack.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: Conversation.Message) {
    let isOutgoing = message.isOutgoing
    NSLayoutConstraint.deactivate(isOutgoing ? incoming : outgoing)
    NSLayoutConstraint.activate(isOutgoing ? outgoing : incoming)
    bubble.backgroundColor = isOutgoing ? .systemBlue : .secondarySystemBackground
    textLabel.textColor = isOutgoing ? .white : .label
    textLabel.text = message.text
    timeLabel.textColor = isOutgoing ? .white.withAlphaComponent(0.7) : .secondaryLabel
    timeLabel.text = Self.time.string(from: message.date)
    replyView.isHidden = message.reply == nil
    if let reply = message.reply { replyView.show(reply, isOutgoing: isOutgoing) }
    show(message.reactions)
  }

  private func show(_ shown: [Conversation.Message.Reaction]) {
    for view in reactions.arrangedSubviews { view.removeFromSuperview() }
    for reaction in shown { reactions.addArrangedSubview(ReactionView(reaction)) }
    reactions.isHidden = shown.isEmpty
    bottomOfBubble.isActive = false
    NSLayoutConstraint.deactivate(bottomOfReactions)
    if shown.isEmpty {
      bottomOfBubble.isActive = true
    } else {
      NSLayoutConstraint.activate(bottomOfReactions)
    }
  }
}

/// The person and the message that a message replies to, beside a bar.
final class ReplyPreviewView: UIView {
  private let bar = UIView()
  private let authorLabel = UILabel()
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    authorLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    textLabel.font = .preferredFont(forTextStyle: .footnote)
    textLabel.numberOfLines = 2
    bar.layer.cornerRadius = 1.5
    let labels = UIStackView(arrangedSubviews: [authorLabel, textLabel])
    labels.axis = .vertical
    labels.spacing = 1
    for view in [bar, labels] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.widthAnchor.constraint(equalToConstant: 3),
      labels.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 8),
      labels.trailingAnchor.constraint(equalTo: trailingAnchor),
      labels.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      labels.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ reply: Conversation.Message.Reply, isOutgoing: Bool) {
    authorLabel.text = reply.author
    textLabel.text = reply.text
    let color: UIColor = isOutgoing ? .white : .systemBlue
    bar.backgroundColor = color
    authorLabel.textColor = color
    textLabel.textColor = isOutgoing ? .white.withAlphaComponent(0.8) : .secondaryLabel
  }
}

/// A reaction and how many gave it.
final class ReactionView: UIView {
  init(_ reaction: Conversation.Message.Reaction) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 11
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray4.cgColor
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.text = reaction.count > 1 ? "\(reaction.emoji) \(reaction.count)" : reaction.emoji
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(equalToConstant: 22),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
