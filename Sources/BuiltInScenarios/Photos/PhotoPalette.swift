import HeadlessUIKit

/// The colours of a landscape.
struct PhotoPalette {
  let sky: UIColor
  let light: UIColor
  let land: UIColor

  private init(sky: Int, light: Int, land: Int) {
    self.sky = Self.color(sky)
    self.light = Self.color(light)
    self.land = Self.color(land)
  }

  /// The palettes of photos.
  static let all = [
    PhotoPalette(sky: 0x9CCBEE, light: 0xFFF6D6, land: 0x5C8A4A),
    PhotoPalette(sky: 0xF6B26B, light: 0xFFE2A8, land: 0x7A4B3A),
    PhotoPalette(sky: 0x2E3A59, light: 0xE8E6DA, land: 0x161D30),
    PhotoPalette(sky: 0xC9D6DF, light: 0xF7FAFC, land: 0x7F8C8D),
    PhotoPalette(sky: 0xE89AA7, light: 0xFFE9DC, land: 0x5B3A5A),
    PhotoPalette(sky: 0x7FC8C2, light: 0xFDFBE8, land: 0xE3CFA4),
    PhotoPalette(sky: 0xB7C9A8, light: 0xF4F1DE, land: 0x3D5A45),
    PhotoPalette(sky: 0x6C8EBF, light: 0xFFD98E, land: 0x33475B),
  ]

  /// The opaque colour with 8 bits each of red, green and blue.
  private static func color(_ bits: Int) -> UIColor {
    UIColor(
      red: Double(bits >> 16 & 0xFF) / 255,
      green: Double(bits >> 8 & 0xFF) / 255,
      blue: Double(bits & 0xFF) / 255,
      alpha: 1
    )
  }
}
