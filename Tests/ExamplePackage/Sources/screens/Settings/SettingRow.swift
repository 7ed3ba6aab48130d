#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A row of the settings: icon, title, and a control or a disclosure indicator.
struct SettingRow: ItemContent {
  var setting: SettingsStore.Setting
  var onChange: (SettingsStore.Setting.Kind) -> Void = { _ in }

  var identifierValue: String { setting.id }

  func isEquivalent(to other: SettingRow) -> Bool { setting == other.setting }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.setting = setting
    views.content.onChange = onChange
    views.content.showsSeparator = info.position == .first || info.position == .middle
    views.background.round(info.position)
    views.selectedBackground.round(info.position)
  }

  static func createReusableContentView(frame: CGRect) -> SettingRowView {
    SettingRowView(frame: frame)
  }

  static func createReusableBackgroundView(frame: CGRect) -> GroupBackgroundView {
    GroupBackgroundView(color: .secondarySystemGroupedBackground)
  }

  static func createReusableSelectedBackgroundView(frame: CGRect) -> GroupBackgroundView {
    GroupBackgroundView(color: .systemGray4)
  }
}

/// The card behind the rows of a group, of which each row shows a part.
final class GroupBackgroundView: UIView {
  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func round(_ position: ItemPosition) {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    switch position {
    case .single: layer.maskedCorners = [top, bottom]
    case .first: layer.maskedCorners = top
    case .last: layer.maskedCorners = bottom
    case .middle: layer.maskedCorners = []
    }
  }
}

final class SettingRowView: UIView {
  var onChange: (SettingsStore.Setting.Kind) -> Void = { _ in }

  var setting: SettingsStore.Setting? {
    didSet { if setting != oldValue { update() } }
  }

  var showsSeparator = true {
    didSet { separator.isHidden = !showsSeparator }
  }

  private let iconBackground = UIView()
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let segments = UISegmentedControl()
  private let disclosure = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let separator = UIView()
  private lazy var stack = UIStackView(
    arrangedSubviews: [
      iconBackground, titleLabel, detailLabel, slider, segments, toggle, disclosure,
    ]
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .right
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    iconBackground.layer.cornerRadius = 6
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    disclosure.tintColor = .tertiaryLabel
    disclosure.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    separator.backgroundColor = .separator
    for view in [toggle, disclosure] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    toggle.addAction(
      UIAction { [unowned self] _ in onChange(.toggle(isOn: toggle.isOn)) },
      for: .valueChanged
    )
    slider.isContinuous = false
    slider.addAction(
      UIAction { [unowned self] _ in onChange(.level(slider.value)) },
      for: .valueChanged
    )
    segments.addAction(
      UIAction { [unowned self] _ in changeChoice() },
      for: .valueChanged
    )
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(8, after: detailLabel)
    addSubview(stack)
    addSubview(separator)
    iconBackground.addSubview(icon)
    makeConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeConstraints() {
    for view in [stack, separator, icon] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      iconBackground.widthAnchor.constraint(equalToConstant: 29),
      iconBackground.heightAnchor.constraint(equalToConstant: 29),
      icon.centerXAnchor.constraint(equalTo: iconBackground.centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: iconBackground.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 19),
      icon.heightAnchor.constraint(equalToConstant: 19),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }

  private func update() {
    guard let setting else { return }
    titleLabel.text = setting.title
    icon.image = UIImage(systemName: setting.symbol)
    iconBackground.backgroundColor = setting.color.uiColor
    for view in [detailLabel, slider, segments, toggle, disclosure] { view.isHidden = true }
    switch setting.kind {
    case .toggle(let isOn):
      toggle.isHidden = false
      toggle.setOn(isOn, animated: window != nil)
      // Fills the space between title and switch.
      detailLabel.isHidden = false
      detailLabel.text = nil
    case .link(let detail):
      detailLabel.isHidden = false
      disclosure.isHidden = false
      detailLabel.text = detail
    case .level(let level):
      slider.isHidden = false
      slider.value = level
    case .choice(let selected, let options):
      segments.isHidden = false
      segments.removeAllSegments()
      for (index, option) in options.enumerated() {
        segments.insertSegment(withTitle: option, at: index, animated: false)
      }
      segments.selectedSegmentIndex = selected
    }
  }

  private func changeChoice() {
    guard case .choice(_, let options)? = setting?.kind else { return }
    onChange(.choice(selected: segments.selectedSegmentIndex, options: options))
  }
}

extension SettingsStore.Color {
  var uiColor: UIColor {
    switch self {
    case .gray: .systemGray
    case .blue: .systemBlue
    case .green: .systemGreen
    case .orange: .systemOrange
    case .red: .systemRed
    case .purple: .systemPurple
    }
  }
}
