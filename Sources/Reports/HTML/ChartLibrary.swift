/// The library that makes the charts of a page interactive: Chart.js, in one file.
public struct ChartLibrary: Sendable {
  /// The file that it was read from.
  public private(set) var path: String
  /// The version that it states.
  public let version: String
  /// The comment at its begin, which names its licence, without the signs of a comment.
  public let licence: String
  let code: PageCode

  /// The way to install the library where it is missing.
  public static let advice = "apt install libjs-chart.js"

  /// The paths of Debian's packages: `libjs-chart.js` and `node-chart.js`.
  public static let defaultPaths = [
    "/usr/share/javascript/chart.js/chart.min.js",
    "/usr/share/nodejs/chart.js/dist/chart.min.js",
    "/usr/share/nodejs/chart.js/dist/chart.umd.js",
  ]

  /// The library without the folder that it was read from.
  public var redacted: ChartLibrary {
    var library = self
    library.path = path.split(separator: "/").last.map(String.init) ?? ""
    return library
  }

  /// Takes the source of a file; nil when it does not begin as Chart.js 3 or 4 does.
  public init?(source: String, path: String) {
    guard let header = source.prefixMatch(of: /\/\*!(.*?)\*\//.dotMatchesNewlines()),
      let version = header.1.firstMatch(of: /Chart\.js v([34]\.[0-9.]+)/)
    else { return nil }
    self.path = path
    self.version = String(version.1)
    licence = header.1.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "*" } }
      .filter { !$0.isEmpty }.joined(separator: ". ")
    code = PageCode(library: source)
  }
}
