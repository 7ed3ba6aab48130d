public import Foundation
import HeadlessUIKit

/// An element that makes another one a button.
public struct Button: Element {
  /// The element.
  public var wrappedElement: any Element
  /// True if the button can be tapped.
  public var isEnabled: Bool
  /// Called when the button was tapped.
  public var onTap: () -> Void
  /// Below this size, the button responds to touches next to it.
  public var minimumTappableSize = CGSize(width: 44, height: 44)

  /// Creates a button.
  public init(
    isEnabled: Bool = true,
    onTap: @escaping () -> Void = {},
    wrapping element: any Element
  ) {
    self.isEnabled = isEnabled
    self.onTap = onTap
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A control.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ButtonView.describe { config in
      config.contentView = { $0.contentView }
      config.apply { $0.show(self) }
    }
  }
}

/// The view of a button.
final class ButtonView: UIControl {
  private var onTap: () -> Void = {}
  private var minimumTappableSize = CGSize.zero
  /// The view that shows the element; the control gets the touches.
  let contentView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.isUserInteractionEnabled = false
    addSubview(contentView)
    addAction(UIAction { [unowned self] _ in onTap() }, for: .touchUpInside)
  }

  func show(_ button: Button) {
    isEnabled = button.isEnabled
    onTap = button.onTap
    minimumTappableSize = button.minimumTappableSize
    updateAlpha()
  }

  override var isHighlighted: Bool { didSet { updateAlpha() } }

  private func updateAlpha() {
    contentView.alpha = isEnabled && !isHighlighted ? 1 : 0.2
  }

  override var frame: CGRect {
    didSet { contentView.frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// The area in which touches reach the button, in its own coordinates.
  var tappableRect: CGRect {
    let size = bounds.size
    return CGRect(origin: .zero, size: size).insetBy(
      dx: -max(0, minimumTappableSize.width - size.width),
      dy: -max(0, minimumTappableSize.height - size.height)
    )
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tappableRect.contains(point)
  }
}

/// An element that calls a function when another one is tapped.
public struct Tappable: Element {
  /// Called when the element was tapped.
  public var onTap: () -> Void
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element that can be tapped.
  public init(onTap: @escaping () -> Void, wrapping element: any Element) {
    self.onTap = onTap
    wrappedElement = AccessibilityElement(
      label: (element as? Label)?.text,
      value: nil,
      traits: [.button],
      wrapping: element
    )
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view with a gesture recogniser.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    TappableView.describe { config in config.apply { $0.onTap = onTap } }
  }
}

/// The view of an element that can be tapped.
final class TappableView: UIView {
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in onTap() })
  }
}

extension Element {
  /// The element with a function that is called when it is tapped.
  public func tappable(onTap: @escaping () -> Void) -> Tappable {
    Tappable(onTap: onTap, wrapping: self)
  }
}
