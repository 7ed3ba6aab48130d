/// An error of the compiler, with its place.
public struct CompilerError: Hashable, Codable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// The words.
  public var message: String

  /// Reads the errors of an output, without repetitions.
  static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap(CompilerError.init).filter {
      seen.insert($0).inserted
    }
  }

  /// Reads `path:line:column: error: message`.
  private init?(_ line: Substring) {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    path = place.dropLast(2).joined(separator: ":")
    self.line = number
    self.column = column
    message = String(line[mark.upperBound...])
  }

  /// The texts between single quotes.
  var quoted: [String] {
    var result: [String] = []
    // What a type is "also known as" is no name of its own.
    var rest = message.replacing(/\s\(aka '[^']*'\)/, with: "")[...]
    while let start = rest.firstIndex(of: "'") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: "'") else { break }
      result.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return result
  }
}
