public import Foundation

/// A control that the user taps.
open class UIButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

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
    label.textAlignment = .center
    addSubview(label)
  }

  /// Creates a button that shows the title of an action and performs it.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction) {
    self.init(frame: frame)
    setTitle(primaryAction.title)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The label that shows the title, at the size of the button; always there.
  public var titleLabel: UILabel? { label }

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

  /// The size of picture and title beside each other, with the insets of the configuration.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    padded(label.sizeThatFits(size))
  }

  /// The size of picture and title beside each other, with the insets of the configuration.
  open override var intrinsicContentSize: CGSize { padded(label.intrinsicContentSize) }

  override func baselines(in size: CGSize) -> TextBaselines {
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    var baselines = label.baselines(in: inner.size)
    baselines.first += inner.minY
    baselines.last += inner.minY
    return baselines
  }

  /// Gives a title the whole button; places a picture before it.
  open override func layoutSubviews() {
    let inner = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    guard let image = picture.image else {
      label.frame = inner
      return
    }
    let title = label.intrinsicContentSize
    let width = min(inner.width, image.size.width + spacing + title.width)
    let room = inner.width - width
    var x = inner.minX
    switch contentHorizontalAlignment {
    case .center, .fill: x += room / 2
    case .left, .leading: break
    case .right, .trailing: x += room
    }
    let y = inner.midY - image.size.height / 2
    picture.frame = CGRect(origin: CGPoint(x: x, y: y), size: image.size)
    let left = picture.frame.maxX + spacing
    label.frame = CGRect(
      x: left,
      y: inner.minY,
      width: max(0, x + width - left),
      height: inner.height
    )
  }

  /// Draws the background of the configuration.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let configuration else { return }
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

  /// The distance between picture and title.
  private var spacing: CGFloat {
    label.text?.isEmpty ?? true ? 0 : configuration?.imagePadding ?? 0
  }

  private func padded(_ title: CGSize) -> CGSize {
    let (image, insets) = (picture.image?.size ?? .zero, insets)
    return CGSize(
      width: title.width + image.width + (image.width > 0 ? spacing : 0) + insets.left
        + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom
    )
  }

  func showTitle() {
    label.text = configuration?.title ?? currentTitle
    if let title = shownAttributedTitle { label.attributedText = title }
    if let configuration { label.textColor = configuration.foreground(tint: tintColor) }
    picture.image = configuration?.image ?? currentImage
    if picture.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      addSubview(picture)
    }
    if let color = configuration?.foreground(tint: tintColor) { picture.tintColor = color }
    switch contentHorizontalAlignment {
    case .center, .fill: label.textAlignment = .center
    case .left, .leading: label.textAlignment = .natural
    case .right, .trailing: label.textAlignment = .right
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
