public import Foundation

extension UIColor {
  /// Creates a colour from components in a larger range, which is that of other colours here.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from that of a layer, which is of the same type here.
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// Creates a placeholder, grey, for a colour of a catalogue; nil without a name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.systemGray)
  }

  /// Creates a placeholder, grey, for a colour of a catalogue; nil without a name.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Gives the components in light mode; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Gives the brightness in light mode; true if the colour is grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = 0.299 * red + 0.587 * green + 0.114 * blue
    alpha?.pointee = self.alpha
    return red == green && green == blue
  }

  /// Gives hue, saturation and brightness in light mode; always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var turns: CGFloat = 0
    if range > 0 {
      if high == red { turns = (green - blue) / range }
      if high == green, high != red { turns = 2 + (blue - red) / range }
      if high == blue, high != red, high != green { turns = 4 + (red - green) / range }
    }
    hue?.pointee = (turns < 0 ? turns + 6 : turns) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = self.alpha
    return true
  }
}
