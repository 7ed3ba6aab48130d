import Foundation

/// The XML analyses that Trace Compass uses of those in a workspace: a list in its preferences, which
/// are a file of Java properties.
///
/// https://docs.oracle.com/javase/8/docs/api/java/util/Properties.html#load-java.io.Reader-
struct EnabledAnalyses {
  /// The file within a workspace.
  static let path =
    ".metadata/.plugins/org.eclipse.core.runtime/.settings/"
    + "org.eclipse.tracecompass.tmf.analysis.xml.core.prefs"
  private static let key = "enabled_files"

  /// The lines of the file; one that ends in an odd number of backslashes goes on in the next.
  private let lines: [String]
  /// The lines that the list stands on; empty without a list.
  private let place: Range<Int>
  /// The list as it is written.
  private let list: String

  /// Reads the file; without bytes it is one that does not exist.
  init(_ bytes: Data?) {
    // Every byte is a character of Latin-1, so all that is not understood stays as it is.
    let text = bytes.flatMap { String(data: $0, encoding: .isoLatin1) } ?? ""
    lines = text.isEmpty ? ["eclipse.preferences.version=1"] : Self.lines(text)
    let found = Self.entries(lines).last { $0.text.prefixMatch(of: Self.start) != nil }
    place = found?.place ?? lines.count..<lines.count
    list = found.map { String($0.text.replacing(Self.start, with: "", maxReplacements: 1)) } ?? ""
  }

  /// The beginning of the list's entry, up to its value.
  private static var start: Regex<Substring> { /enabled_files[ \t\f]*[=: \t\f][ \t\f]*/ }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The entries, each on one line or more, without the blanks before it.
  private static func entries(_ lines: [String]) -> [(place: Range<Int>, text: String)] {
    var entries: [(place: Range<Int>, text: String)] = []
    var start = 0
    var text = ""
    for (number, line) in lines.enumerated() {
      let line = line.trimmingPrefix { " \t\u{0C}".contains($0) }
      let isComment = start == number && (line.hasPrefix("#") || line.hasPrefix("!"))
      let goesOn = !isComment && line.reversed().prefix { $0 == "\\" }.count % 2 == 1
      text += goesOn ? line.dropLast() : line
      guard !goesOn || number == lines.count - 1 else { continue }
      entries.append((start..<number + 1, isComment ? "" : text))
      (start, text) = (number + 1, "")
    }
    return entries
  }

  /// The files that are enabled.
  var names: [String] {
    list.replacing(/\\(.)/) { $0.output.1 }.split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The file with one more that is enabled; everything else in it is as it was.
  func adding(_ name: String) -> Data {
    let others = list.trimmingSuffix(while: { $0 == ";" || $0 == " " })
    let value = others.isEmpty ? name : "\(others);\(name)"
    var lines = lines
    lines.replaceSubrange(place, with: ["\(Self.key)=\(value)"])
    let text = lines.joined(separator: "\n") + "\n"
    return text.data(using: .isoLatin1) ?? Data(text.utf8)
  }
}

extension String {
  /// The text without the characters at its end that are of a kind.
  fileprivate func trimmingSuffix(while isOfKind: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isOfKind(last) { rest.removeLast() }
    return rest
  }
}
