extension UIColor {
  /// The former name of the main background of grouped content.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// White.
  public static let white = UIColor(white: 1)
  /// Grey, two thirds of the way to white.
  public static let lightGray = UIColor(white: 2.0 / 3)
  /// Grey, half-way between white and black.
  public static let gray = UIColor(white: 0.5)
  /// Grey, a third of the way to white.
  public static let darkGray = UIColor(white: 1.0 / 3)
  /// Black.
  public static let black = UIColor(white: 0)
  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The main background: white in light mode, black in dark mode.
  public static let systemBackground = UIColor(light: .white, dark: .black)
  /// The background of content on top of the main background.
  public static let secondarySystemBackground = UIColor(light: rgb(0xF2F2F7), dark: rgb(0x1C1C1E))
  /// The colour of text: black in light mode, white in dark mode.
  public static let label = UIColor(light: .black, dark: .white)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(
    light: rgb(0x3C3C43).withAlphaComponent(0.6),
    dark: rgb(0xEBEBF5).withAlphaComponent(0.6)
  )
  /// The colour of separators.
  public static let separator = UIColor(
    light: rgb(0x3C3C43).withAlphaComponent(0.29),
    dark: rgb(0x545458).withAlphaComponent(0.6)
  )
  /// The system's grey.
  public static let systemGray = rgb(0x8E8E93)
  /// The system's red.
  public static let systemRed = UIColor(light: rgb(0xFF3B30), dark: rgb(0xFF453A))
  /// The system's orange.
  public static let systemOrange = UIColor(light: rgb(0xFF9500), dark: rgb(0xFF9F0A))
  /// The system's yellow.
  public static let systemYellow = UIColor(light: rgb(0xFFCC00), dark: rgb(0xFFD60A))
  /// The system's green.
  public static let systemGreen = UIColor(light: rgb(0x34C759), dark: rgb(0x30D158))
  /// The system's blue.
  public static let systemBlue = UIColor(light: rgb(0x007AFF), dark: rgb(0x0A84FF))
  /// The system's purple.
  public static let systemPurple = UIColor(light: rgb(0xAF52DE), dark: rgb(0xBF5AF2))

  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The opaque colour with 8 bits each of red, green and blue.
  static func rgb(_ bits: Int) -> UIColor {
    UIColor(
      red: Double(bits >> 16 & 0xFF) / 255,
      green: Double(bits >> 8 & 0xFF) / 255,
      blue: Double(bits & 0xFF) / 255,
      alpha: 1
    )
  }
}
