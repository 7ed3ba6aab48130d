public import Foundation

/// A view that shows a list content configuration with labels and an image.
open class UIListContentView: UIView, UIContentView {
  let imageView = UIImageView()
  let textLabel = UILabel()
  let secondaryTextLabel = UILabel()
  /// The guides that were asked for.
  var guides = SubviewGuides()
  private var content: UIListContentConfiguration

  /// Creates a view that shows content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  /// The content, which is a `UIListContentConfiguration`; another one has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  /// Returns whether it is the configuration of a list's content.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func show() {
    alpha = content.alpha
    show(content.attributedText, content.text, content.textProperties, in: textLabel)
    show(
      content.secondaryAttributedText,
      content.secondaryText,
      content.secondaryTextProperties,
      in: secondaryTextLabel
    )
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    imageView.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    show(imageView, content.image != nil)
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ attributed: NSAttributedString?,
    _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.alignment.alignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied)
    }
    show(label, label.text?.isEmpty == false)
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil {
      addSubview(view)
      guides.follow(view)
    }
    if !isShown { view.removeFromSuperview() }
  }

  /// The height of the content in a width, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement(in: size.width).size }

  /// None across; the height of the content in the present width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: arrangement(in: bounds.width).size.height)
  }

  override var wrapsContent: Bool { true }

  override func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: arrangement(in: width).size.height)
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.width)
    let rest = bounds.height - arrangement.size.height
    // Content in the middle of what its view has more.
    imageView.frame = arrangement.image.offsetBy(dx: 0, dy: rest / 2)
    textLabel.frame = arrangement.text.offsetBy(dx: 0, dy: rest / 2)
    secondaryTextLabel.frame = arrangement.secondaryText.offsetBy(dx: 0, dy: rest / 2)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [imageView, textLabel, secondaryTextLabel] {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
  }

  /// The places of image and texts.
  private struct Arrangement {
    var size = CGSize.zero
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
  }

  private func arrangement(in width: CGFloat) -> Arrangement {
    let margins = content.directionalLayoutMargins
    let isLimited = width > 0 && width < CGFloat.greatestFiniteMagnitude
    var result = Arrangement()
    var start = margins.leading
    var place = CGSize.zero
    if let image = content.image {
      place = content.imageProperties.place(of: image)
      let size = content.imageProperties.size(of: image)
      result.image = CGRect(
        x: start + (place.width - size.width) / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      start += place.width + content.imageToTextPadding
    }
    let room = isLimited ? max(0, width - start - margins.trailing) : 0
    let texts = textArrangement(in: room, from: start)
    let height = max(place.height, texts.size.height)
    let textTop = margins.top + (height - texts.size.height) / 2
    result.image.origin.y += margins.top + height / 2
    result.text = texts.text.offsetBy(dx: 0, dy: textTop)
    result.secondaryText = texts.secondaryText.offsetBy(dx: 0, dy: textTop)
    result.size = CGSize(
      width: isLimited ? width : start + texts.size.width + margins.trailing,
      height: margins.top + height + margins.bottom
    )
    return result
  }

  /// The places of the texts in a width, or without a limit if it is 0; their top is at 0.
  private func textArrangement(in width: CGFloat, from start: CGFloat) -> Arrangement {
    func size(_ label: UILabel, in width: CGFloat) -> CGSize {
      label.superview == nil ? .zero : label.sizeThatFits(CGSize(width: width, height: 0))
    }
    var result = Arrangement()
    let (hasText, hasSecond) = (textLabel.superview != nil, secondaryTextLabel.superview != nil)
    if content.prefersSideBySideTextAndSecondaryText, hasText, hasSecond {
      let (first, second) = (size(textLabel, in: 0), size(secondaryTextLabel, in: 0))
      let both = first.width + content.textToSecondaryTextHorizontalPadding + second.width
      if width == 0 || both <= width {
        let (length, height) = (max(width, both), max(first.height, second.height))
        result.size = CGSize(width: length, height: height)
        result.text = CGRect(
          x: start,
          y: (height - first.height) / 2,
          width: length - second.width - content.textToSecondaryTextHorizontalPadding,
          height: first.height
        )
        result.secondaryText = CGRect(
          x: start + length - second.width,
          y: (height - second.height) / 2,
          width: second.width,
          height: second.height
        )
        return result
      }
    }
    let (first, second) = (size(textLabel, in: width), size(secondaryTextLabel, in: width))
    let length = width > 0 ? width : max(first.width, second.width)
    let gap = hasText && hasSecond ? content.textToSecondaryTextVerticalPadding : 0
    result.text = CGRect(x: start, y: 0, width: length, height: first.height)
    result.secondaryText = CGRect(
      x: start,
      y: first.height + gap,
      width: length,
      height: second.height
    )
    result.size = CGSize(width: length, height: first.height + gap + second.height)
    return result
  }
}
