public import Foundation

extension UIButton {
  /// The title, the picture and the look of a button.
  public struct Configuration {
    /// The roundness of the corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// That of the background, which is medium here.
      case fixed = -1
      /// That of text sizes, which is medium here.
      case dynamic
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
      /// As round as the button is high.
      case capsule

      func radius(in size: CGSize) -> CGFloat {
        switch self {
        case .small: 4
        case .fixed, .dynamic, .medium: 6
        case .large: 10
        case .capsule: min(size.width, size.height) / 2
        }
      }
    }

    private enum Fill {
      case none
      case gray
      case tinted
      case filled
    }

    private let fill: Fill
    /// The title; nil uses that of the button's state.
    public var title: String?
    /// The picture; nil uses that of the button's state.
    public var image: UIImage?
    /// The colour of title and picture; nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// The distance of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic

    private init(_ fill: Fill) {
      self.fill = fill
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.none) }
    /// With a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// With a background of a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// With a background of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a background and without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.none) }

    func foreground(tint: UIColor?) -> UIColor {
      baseForegroundColor ?? (fill == .filled ? .white : tint ?? .systemBlue)
    }

    func background(tint: UIColor?) -> UIColor {
      switch fill {
      case .none: baseBackgroundColor ?? .clear
      case .gray: baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: (baseBackgroundColor ?? tint ?? .systemBlue).withAlphaComponent(0.2)
      case .filled: baseBackgroundColor ?? tint ?? .systemBlue
      }
    }
  }

  /// The horizontal alignment of the content of a button, from left to right.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// At the start of text.
    case leading
    /// At the end of text.
    case trailing
  }

  /// Creates a button of a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    defer { showTitle() }
    guard let primaryAction else { return }
    if configuration.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}
