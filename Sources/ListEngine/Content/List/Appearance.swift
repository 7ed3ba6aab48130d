public import HeadlessUIKit

/// How a list looks.
public struct Appearance: Hashable, Sendable {
  /// The colour behind the rows.
  public var backgroundColor: UIColor
  /// The colour of the refresh control; nil for that of the system.
  public var refreshControlColor: UIColor?
  /// Whether scroll indicators show, where the layout allows them.
  public var showsScrollIndicators: Bool

  /// The look of a new list, but for what is given, then changed by `configure`.
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

  /// The colour behind the rows of a new list: white, and black on dark screens.
  public static let defaultBackgroundColor = UIColor {
    $0.userInterfaceStyle == .dark ? .black : .white
  }
}
