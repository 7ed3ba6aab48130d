public import HeadlessUIKit

/// How a list looks.
public struct Appearance: Hashable, Sendable {
  /// The background color of the list.
  public var backgroundColor: UIColor
  /// The color of the refresh control; nil uses the system color.
  public var refreshControlColor: UIColor?
  /// Whether scroll indicators show, where the layout allows them.
  public var showsScrollIndicators: Bool

  /// Creates the appearance of a new list with the given values, then runs `configure` on it.
  public init(
    backgroundColor: UIColor = Appearance.defaultBackgroundColor,
    refreshControlColor: UIColor? = nil,
    showsScrollIndicators: Bool = true,
    configure: (inout Appearance) -> Void = { _ in }
  ) {
    self.backgroundColor = backgroundColor
    self.refreshControlColor = refreshControlColor
    self.showsScrollIndicators = showsScrollIndicators
    configure(&self)
  }

  /// The default background color: white, and black in dark mode.
  public static let defaultBackgroundColor = UIColor {
    $0.userInterfaceStyle == .dark ? .black : .white
  }
}
