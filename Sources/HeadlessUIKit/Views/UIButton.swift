public import Foundation

/// A control that the user taps.
open class UIButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  /// The label below the title; nil without a subtitle.
  private var subtitle: UILabel?
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  /// The colours of the title that were set for states.
  var titleColors: [State: UIColor] = [:]

  /// Title, picture and look of the button in one value; nil where they are set one by one.
  open var configuration: Configuration? {
    didSet { showTitle() }
  }
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// The meaning of the button.
  open var role = Role.normal
  /// True if a chosen action of the menu becomes the title.
  open var changesSelectionAsPrimaryAction = false
  /// True if configurations follow the state.
  open var automaticallyUpdatesConfiguration = true
  /// Changes the configuration for the state; nil for none.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the configuration, which is made at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Changes the configuration for the state: by default, as `configurationUpdateHandler` does.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The alignment of title and picture, if the button is wider.
  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { showTitle() }
  }

  /// Creates a button without a title.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
  }

  /// Creates a button that shows the title of an action and performs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    show(primaryAction)
  }

  /// Shows the title of an action, and performs it.
  func show(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The label that shows the title, at the size of the button; always there.
  public var titleLabel: UILabel? { label }

  /// The label that shows the subtitle of the configuration; nil without one.
  public var subtitleLabel: UILabel? { subtitle }

  /// The view that shows the picture.
  public var imageView: UIImageView? { picture }

  /// The picture for the current state, or the one for the normal state.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// Sets the picture for a state; nil uses the one for the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showTitle()
  }

  /// The picture set for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The title for the current state, or the one for the normal state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// True if the button can be tapped.
  open override var isEnabled: Bool { didSet { stateDidChange(isEnabled != oldValue) } }
  /// True if the button is selected.
  open override var isSelected: Bool { didSet { stateDidChange(isSelected != oldValue) } }
  /// True if a finger is pressing the button.
  open override var isHighlighted: Bool { didSet { stateDidChange(isHighlighted != oldValue) } }

  private func stateDidChange(_ isOther: Bool) {
    showTitle()
    if isOther { setNeedsUpdateConfiguration() }
  }

  /// Sets the title for a state; nil uses the one for the normal state.
  open func setTitle(_ title: String?, for state: State = .normal) {
    titles[state] = title
    showTitle()
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Simulates a tap on the button, if it is enabled.
  open func tap() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  override func operate() {
    tap()
  }

  /// The size of picture and texts, with the insets of the configuration.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = roomForTexts(inWidth: size.width)
    return padded { $0.sizeThatFits(CGSize(width: room, height: size.height)) }
  }

  /// The size of picture and texts, with the insets of the configuration.
  open override var intrinsicContentSize: CGSize { padded { $0.intrinsicContentSize } }

  override func baselines(in size: CGSize) -> TextBaselines {
    let frames = frames(inContent: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    var baselines = label.baselines(in: frames.title.size)
    baselines.first += frames.title.minY
    baselines.last += frames.title.minY
    if let subtitle {
      baselines.last = frames.subtitle.minY + subtitle.baselines(in: frames.subtitle.size).last
    }
    return baselines
  }

  /// Gives a title the whole button; places picture and subtitle as the configuration says.
  open override func layoutSubviews() {
    let content = contentRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    let frames = frames(inContent: content)
    subtitle?.frame = frames.subtitle
    // UIKit does not ask for areas where there is a configuration.
    guard configuration == nil else {
      if picture.image != nil { picture.frame = frames.image }
      return label.frame = frames.title
    }
    let outer = Self.framesInLayout
    defer { Self.framesInLayout = outer }
    Self.framesInLayout = (self, content, frames)
    if picture.image != nil { picture.frame = imageRect(forContentRect: content) }
    label.frame = titleRect(forContentRect: content)
  }

  /// The places of the parts, while the areas are asked for in a layout.
  private static var framesInLayout:
    (button: UIButton, content: CGRect, frames: ButtonLayout.Frames)?

  private func knownFrames(inContent content: CGRect) -> ButtonLayout.Frames {
    if let known = Self.framesInLayout, known.button === self, known.content == content {
      return known.frames
    }
    return frames(inContent: content)
  }

  /// The area of the background picture, in that of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of title and picture, in that of the button: without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  /// The area of the title, in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    knownFrames(inContent: contentRect).title
  }
  /// The area of the picture, in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    knownFrames(inContent: contentRect).image
  }

  /// Shows title and picture in another tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Shows title and picture in the tint of the view around it.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    followTint()
  }

  /// Shows title and picture in the tint of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followTint()
  }

  private func followTint() {
    if configuration != nil || buttonType != .custom { showColors() }
  }

  /// Draws the background of the configuration, or else the background picture.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let configuration else { return drawBackgroundImage(in: context) }
    let radius = configuration.cornerStyle.radius(in: bounds.size)
    context.fill(bounds, cornerRadius: radius, color: configuration.background(tint: tintColor))
  }

  /// The insets of the configuration.
  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }

  /// The frames of the parts in the area of the content.
  private func frames(inContent inner: CGRect) -> ButtonLayout.Frames {
    guard picture.image != nil || subtitle != nil else { return ButtonLayout.Frames(title: inner) }
    let insets = insets
    let room = roomForTexts(inWidth: inner.width + insets.left + insets.right)
    return parts { $0.size(inWidth: room) }.frames(in: inner, contentHorizontalAlignment)
  }

  /// The width that a button of a width leaves for its texts; 0 for a button without a limit.
  private func roomForTexts(inWidth width: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    let insets = insets
    return max(1, width - insets.left - insets.right - parts { _ in .zero }.widthBesideTexts)
  }

  /// The size of all parts with the insets; a closure gives those of the texts.
  private func padded(_ textSize: (UILabel) -> CGSize) -> CGSize {
    let (size, insets) = (parts(textSize).size, insets)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }

  /// The parts of the button; a closure gives the sizes of the texts.
  private func parts(_ textSize: (UILabel) -> CGSize) -> ButtonLayout {
    var parts = ButtonLayout()
    parts.image = picture.image?.size ?? .zero
    parts.title = textSize(label)
    if let subtitle { parts.subtitle = textSize(subtitle) }
    guard let configuration else { return parts }
    parts.placement = configuration.imagePlacement
    parts.imagePadding = configuration.imagePadding
    parts.titlePadding = configuration.titlePadding
    parts.titleAlignment = configuration.titleAlignment
    return parts
  }

  func showTitle() {
    label.text = configuration?.title ?? currentTitle
    let title = shownAttributedTitle
    if let title { label.attributedText = title }
    showFont(of: title)
    showSubtitle()
    showPicture()
    showColors()
    switch contentHorizontalAlignment {
    case .center, .fill: label.textAlignment = .center
    case .left, .leading: label.textAlignment = .natural
    case .right, .trailing: label.textAlignment = .right
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showSubtitle() {
    guard let configuration, let text = configuration.subtitle, !text.isEmpty else {
      subtitle?.removeFromSuperview()
      return subtitle = nil
    }
    let shown = subtitle ?? UILabel()
    if subtitle == nil {
      shown.font = .preferredFont(forTextStyle: .footnote)
      addSubview(shown)
      subtitle = shown
    }
    shown.text = text
    if let attributed = configuration.shownAttributedSubtitle {
      shown.attributedText = NSAttributedString(viewsOf: attributed)
    }
  }

  private func showPicture() {
    picture.image = configuration?.shownImage ?? shownImage
    if picture.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      addSubview(picture)
    }
  }

  /// Shows the texts in the colour for the state, and with a configuration the picture, too.
  func showColors() {
    guard let color = configuration?.foreground(tint: tintColor) else {
      return label.textColor = titleColor(for: state)
    }
    label.textColor = color
    subtitle?.textColor = color
    picture.tintColor = color
  }
}

extension UILabel {
  /// The size of the text in a width: one line is cut there, several are wrapped.
  fileprivate func size(inWidth width: CGFloat) -> CGSize {
    let natural = sizeThatFits(.zero)
    guard natural.width > width else { return natural }
    return numberOfLines == 1
      ? CGSize(width: width, height: natural.height)
      : sizeThatFits(CGSize(width: width, height: 0))
  }
}
