#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A contact: initials in a circle, the name, the company.
struct ContactRow: LocalizedCollatableItemContent, Equatable {
  var contact: AddressBook.Contact
  /// The text that was searched for, which is highlighted.
  var match: String

  var identifierValue: Int { contact.id }

  var collationString: String { contact.familyName + contact.givenName }

  var defaultItemProperties: DefaultItemProperties<Self> {
    .defaults {
      $0.sizing = .autolayout()
      $0.selectionStyle = .selectable()
    }
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.nameLabel.attributedText = name
    views.content.companyLabel.text = contact.company
    views.content.companyLabel.isHidden = contact.company == nil
    views.content.initialsLabel.text = contact.initials
    views.background.backgroundColor = .systemBackground
    views.selectedBackground.backgroundColor = .systemGray5
  }

  private var name: NSAttributedString {
    let text = NSMutableAttributedString(
      string: contact.fullName,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ]
    )
    let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let familyName = (contact.fullName as NSString).range(of: contact.familyName)
    text.addAttribute(.font, value: bold, range: familyName)
    guard !match.isEmpty else { return text }
    let found = (contact.fullName as NSString).range(of: match, options: [.caseInsensitive])
    if found.location != NSNotFound {
      text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: found)
    }
    return text
  }

  static func createReusableContentView(frame: CGRect) -> ContactView { ContactView(frame: frame) }
}

final class ContactView: UIView {
  let initialsLabel = UILabel()
  let nameLabel = UILabel()
  let companyLabel = UILabel()
  private let avatar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.backgroundColor = .systemGray4
    avatar.layer.cornerRadius = 18
    initialsLabel.font = .systemFont(ofSize: 14, weight: .medium)
    initialsLabel.textColor = .white
    companyLabel.font = .preferredFont(forTextStyle: .footnote)
    companyLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [nameLabel, companyLabel])
    texts.axis = .vertical
    let separator = UIView()
    separator.backgroundColor = .separator
    addSubview(avatar)
    avatar.addSubview(initialsLabel)
    addSubview(texts)
    addSubview(separator)
    for view in [avatar, initialsLabel, texts, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 36),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 6),
      initialsLabel.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
      initialsLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 6),
      separator.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A letter above the contacts that start with it.
struct LetterHeader: HeaderFooterContent, Equatable {
  var letter: String

  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
    .defaults { $0.sizing = .fixed(height: 28) }
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.label.text = letter
    views.background.backgroundColor = .secondarySystemBackground
  }

  static func createReusableContentView(frame: CGRect) -> LetterView { LetterView(frame: frame) }
}

final class LetterView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
