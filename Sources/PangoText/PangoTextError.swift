/// The reason for which text cannot be laid out.
public enum PangoTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No folder contains the font.
  case fontMissing(family: String, folders: [String])
  /// Pango was built without FreeType.
  case backendMissing
  /// Fontconfig rejected the configuration.
  case configurationRefused

  /// The error and its fix.
  public var description: String {
    switch self {
    case .fontMissing(let family, let folders):
      "The font \(family) is in none of these folders: \(folders.joined(separator: ", ")). "
        + "Install it (Debian: apt-get install fonts-dejavu-core)."
    case .backendMissing:
      "Pango has no FreeType fonts. Install a complete one (Debian: apt-get install libpango1.0-dev)."
    case .configurationRefused:
      "Fontconfig rejected the font configuration."
    }
  }
}
