/// A table of an export: whose rows follow.
struct TableHeading: Equatable {
  /// The schema's name, such as `os-signpost-interval`.
  let name: String
  /// The number of the run, from 1.
  let run: Int
  /// The mnemonics of the columns, in order.
  let columns: [String]

  /// The place of a column; nil where the table does not have it.
  func column(_ mnemonic: String) -> Int? { columns.firstIndex(of: mnemonic) }
}

/// Reads the number of a run out of an XPath such as `//trace-toc[1]/run[2]/data[1]/table[3]`.
enum RunPath {
  /// The number of the run; 1 where the path does not say.
  static func run(_ path: String) -> Int {
    guard let start = path.firstRange(of: "run[")?.upperBound else { return 1 }
    // Xcode writes run[2]; a path that a person typed has run[@number="2"].
    let digits = path[start...].prefix { $0 != "]" }.filter(\.isASCII).filter(\.isNumber)
    return Int(digits) ?? 1
  }
}
