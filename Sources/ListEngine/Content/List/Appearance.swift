public import HeadlessUIKit

/// The appearance of a list.
public struct Appearance: Hashable, Sendable {
  /// The background colour of the list.
  public var backgroundColor: UIColor
  /// The colour of the refresh control; nil uses the system colour.
  public var refreshControlColor: UIColor?
  /// True if scroll indicators show, where the layout allows them.
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

  /// The default background colour: white, and black in dark mode.
  public static let defaultBackgroundColor = UIColor {
    $0.userInterfaceStyle == .dark ? .black : .white
  }
}
