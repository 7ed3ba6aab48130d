import CPango
import Foundation

/// The available fonts: the same four on every machine, whatever else is installed.
///
/// Settings of the user and of the machine are ignored.
enum FontConfiguration {
  /// The family of ordinary text.
  static let family: StaticString = "DejaVu Sans"
  /// The family of monospaced text.
  static let monospacedFamily: StaticString = "DejaVu Sans Mono"

  /// The fonts used from the Debian package fonts-dejavu-core; others would be chosen for some
  /// weights if they are installed.
  private static let files = [
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
  ]

  /// The file name endings of all other fonts; folders must not be rejected.
  private static let otherFiles = [
    ".ttf", ".TTF", ".otf", ".OTF", ".ttc", ".TTC", ".otb", ".pfa", ".pfb", ".pcf", ".pcf.gz",
    ".bdf", ".bdf.gz", ".woff", ".woff2", ".t1",
  ]

  /// Creates a font map of the fonts in some folders, at any depth.
  static func makeFontMap(
    folders: [String]
  ) throws(PangoTextError) -> UnsafeMutablePointer<PangoFontMap> {
    let configuration = try load(folders)
    // Without a current one, Pango has fontconfig read all fonts of the machine, on a thread of its own.
    FcConfigSetCurrent(configuration)
    defer { FcConfigDestroy(configuration) }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .backendMissing
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    guard has(family, in: map) else {
      g_object_unref(map)
      throw .fontMissing(family: "\(family)", folders: folders)
    }
    return map
  }

  private static func has(_ family: StaticString, in map: UnsafeMutablePointer<PangoFontMap>)
    -> Bool
  {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).contains { index in
      families?[index].map { String(cString: pango_font_family_get_name($0)) } == "\(family)"
    }
  }

  private static func load(_ folders: [String]) throws(PangoTextError) -> OpaquePointer {
    guard let configuration = FcConfigCreate() else { throw .configurationRefused }
    let temporaryCache = temporaryCacheFolder()
    // It exists only where fontconfig had to use it, and what is mapped into memory stays.
    defer { try? FileManager.default.removeItem(atPath: temporaryCache) }
    let loaded = xml(folders, temporaryCache).withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    guard loaded == FcTrue, FcConfigBuildFonts(configuration) == FcTrue else {
      FcConfigDestroy(configuration)
      throw .configurationRefused
    }
    return configuration
  }

  /// A folder for fontconfig's caches, which it makes where this user may write to no other.
  ///
  /// Without one it complains on standard error. The name is new, so that the caches are this process's own.
  private static func temporaryCacheFolder() -> String {
    "\(NSTemporaryDirectory())/listscope-fonts-\(UUID().uuidString)"
  }

  /// The configuration: the folders, the files, and synthetic italics.
  private static func xml(_ folders: [String], _ temporaryCache: String) -> String {
    """
    <?xml version="1.0"?>
    <fontconfig>
      \(folders.map { "<dir>\(escaped($0))</dir>" }.joined())
      <cachedir prefix="xdg">fontconfig</cachedir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir>\(escaped(temporaryCache))</cachedir>
      <selectfont>
        <rejectfont>\(globs(otherFiles))</rejectfont>
        <acceptfont>\(globs(files.map { "/" + $0 }))</acceptfont>
      </selectfont>
      <match target="font">
        <test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
          </times>
        </edit>
        <edit name="slant" mode="assign"><const>oblique</const></edit>
      </match>
    </fontconfig>
    """
  }

  private static func globs(_ endings: [String]) -> String {
    endings.map { "<glob>*\($0)</glob>" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\0", with: "")
  }
}
