import Foundation
import Glibc
import ListSchema
import PangoText
import Signposts
import Workloads

/// The environment that a count depends on besides the code: toolchain, libraries, fonts, build.
///
/// Counts of two images are not comparable: another Pango may break a line elsewhere, and so give a
/// row another height.
enum CountingImage {
  /// Everything by its name; of a library that this process has not loaded there is nothing.
  static var facts: [String: String] {
    let libraries = [
      ("pango", text("pango_version_string")), ("cairo", text("cairo_version_string")),
      ("harfbuzz", text("hb_version_string")), ("fontconfig", number("FcGetVersion")),
    ]
    return [
      "architecture": architecture,
      "build": build,
      "fonts": fonts,
      "glibc": text("gnu_get_libc_version") ?? "none",
      "schema": "\(ListSchema.schema.version)",
      "swift library": "\(_SwiftStdlibVersion.current)",
    ].merging(libraries.compactMap { name, version in version.map { (name, $0) } }) { $1 }
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// Returns the result of a function of a loaded library that has no parameters and returns a
  /// text.
  private static func text(_ function: String) -> String? {
    guard let symbol = dlsym(nil, function) else { return nil }
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    return unsafeBitCast(symbol, to: Version.self)().map { String(cString: $0) }
  }

  private static func number(_ function: String) -> String? {
    guard let symbol = dlsym(nil, function) else { return nil }
    typealias Version = @convention(c) () -> CInt
    return "\(unsafeBitCast(symbol, to: Version.self)())"
  }

  /// A checksum of the fonts that text is set in; `none` where there are none.
  private static var fonts: String {
    var found: [String: String] = [:]
    for folder in PangoText.fontFolders {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let file as String in files {
        let name = URL(fileURLWithPath: file).lastPathComponent
        guard name.hasPrefix("DejaVuSans"), name.hasSuffix(".ttf"), found[name] == nil else {
          continue
        }
        found[name] = checksum(ofFont: "\(folder)/\(file)")
      }
    }
    let used = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].compactMap { found[$0] }
    return used.isEmpty ? "none" : "DejaVu Sans \(used.joined(separator: " "))"
  }

  /// A font begins with the checksums of all its tables.
  private static func checksum(ofFont path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 1024)
    else { return nil }
    var checksum = Checksum()
    for byte in head { checksum.combine(Int(byte)) }
    return String(checksum.hexadecimal.prefix(8))
  }
}
