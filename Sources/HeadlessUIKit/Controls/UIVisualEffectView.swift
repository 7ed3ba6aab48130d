public import Foundation

/// A visual effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect {
  init() {}

  /// The colour that stands for the effect.
  var color: UIColor { .clear }
}

/// A blur of what is behind a view; here a translucent colour, as there is no GPU.
public final class UIBlurEffect: UIVisualEffect {
  /// The materials.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than what is behind.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Follows the mode.
    case regular = 4
    /// Follows the mode, and stands out.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The standard material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  private let style: Style

  /// Creates a blur of a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor {
    switch style {
    case .extraLight, .light: UIColor(white: 1, alpha: 0.7)
    case .dark: UIColor(white: 0, alpha: 0.7)
    case .systemUltraThinMaterial, .systemThinMaterial: .systemBackground.withAlphaComponent(0.6)
    case .regular, .prominent, .systemMaterial, .systemThickMaterial, .systemChromeMaterial:
      .systemBackground.withAlphaComponent(0.85)
    }
  }
}

/// An effect on content over a blur; here none.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect of a style over a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The styles of content over a blur.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text.
  case label
  /// Secondary text.
  case secondaryLabel
  /// Text of the third level.
  case tertiaryLabel
  /// Text of the fourth level.
  case quaternaryLabel
  /// Areas.
  case fill
  /// Secondary areas.
  case secondaryFill
  /// Areas of the third level.
  case tertiaryFill
  /// Lines between content.
  case separator
}

/// A view that shows its content over an effect.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for the content.
  public let contentView = UIView()

  /// Creates a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Draws the effect.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    if let effect { context.fill(bounds, color: effect.color) }
  }
}
