/// A function that an address is in, and the place in its source.
public struct SourceFunction: Hashable, Sendable, Codable {
  /// The name, demangled.
  public var name: String
  /// The Swift module that it is part of; nil for other languages.
  public var module: String?
  /// The path of the source; nil where the binary does not say.
  public var file: String?
  /// The line, from 1; nil where the binary does not say, as for code that the compiler made.
  public var line: Int?

  /// Names a function.
  ///
  /// - Parameters:
  ///   - name: the name, demangled.
  ///   - module: the Swift module that it is part of.
  ///   - file: the path of the source.
  ///   - line: the line, from 1.
  public init(name: String, module: String? = nil, file: String? = nil, line: Int? = nil) {
    self.name = name
    self.module = module
    self.file = file
    self.line = line
  }

  /// The last part of the file's path, with the line where it is known: `MessageRow.swift:12`; nil without
  /// a file.
  public var fileAndLine: String? {
    let file = file?.split(separator: "/").last.map(String.init)
    return file.map { name in line.map { "\(name):\($0)" } ?? name }
  }

  /// True for a closure.
  var isClosure: Bool { shortName.hasPrefix("closure #") }

  /// The same behind a name: ` (MessageRow.swift:12)`; empty where nothing is known.
  var place: String { fileAndLine.map { " (\($0))" } ?? "" }
}
