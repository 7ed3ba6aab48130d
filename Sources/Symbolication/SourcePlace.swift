/// A place in a source; an empty one is of code that the compiler made.
struct SourcePlace: Equatable {
  /// The name of the file for code that is in none.
  private static let noFile = "<compiler-generated>"

  /// The path of the file.
  private(set) var file: String?
  /// The line, from 1.
  private(set) var line: Int?

  /// Makes an empty place.
  init() {}

  /// Takes a place; one without a line, or in no file, is empty.
  init(file: UnsafePointer<CChar>?, line: Int) {
    guard line > 0, let file else { return }
    let path = String(cString: file)
    guard !path.hasSuffix(Self.noFile) else { return }
    (self.file, self.line) = (path, line)
  }

  /// True if it is in no source.
  var isEmpty: Bool { line == nil }
}
