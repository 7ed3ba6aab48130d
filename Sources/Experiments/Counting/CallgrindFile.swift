import Symbolication
import TraceAnalysis

/// The instructions of each function, as a file of Callgrind has them.
struct CallgrindFile {
  /// The instructions of each function itself, without those of what it calls, by its name in the source.
  private(set) var functions: [String: Int64] = [:]

  /// Longer names are cut: they are of types with many parameters.
  private static let maxName = 160

  /// Reads the file's text; lines that are none of Callgrind's are left out.
  ///
  /// - Complexity: O(length).
  init(_ text: String) {
    var names: [Substring: Substring] = [:]
    var symbols: [Substring: Int64] = [:]
    var function: Substring = ""
    var isCall = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") {
        function = Self.name(line.dropFirst(3), &names)
      } else if line.hasPrefix("cfn=") {
        _ = Self.name(line.dropFirst(4), &names)
      } else if line.hasPrefix("calls=") {
        isCall = true
      } else if let first = line.first, first.isNumber || "+-*".contains(first) {
        // The line after `calls=` has what the called function took.
        if !isCall, let cost = line.split(separator: " ").dropFirst().first.flatMap({ Int64($0) }) {
          symbols[function, default: 0] += cost
        }
        isCall = false
      }
    }
    var demangler = Demangler()
    for (symbol, cost) in symbols {
      functions[Self.shown(String(symbol), &demangler), default: 0] += cost
    }
  }

  /// The functions with at least a share of all instructions.
  func largest(from share: Double) -> [String: Int64] {
    let least = Double(functions.values.reduce(0, +)) * share
    return functions.filter { Double($0.value) >= least }
  }

  /// The name behind `(12) name`, which later stands as `(12)`.
  private static func name(_ text: Substring, _ names: inout [Substring: Substring]) -> Substring {
    guard text.hasPrefix("("), let close = text.firstIndex(of: ")") else { return text }
    let (number, rest) = (text[...close], text[text.index(after: close)...].drop { $0 == " " })
    if !rest.isEmpty { names[number] = rest }
    return names[number] ?? number
  }

  private static func shown(_ symbol: String, _ demangler: inout Demangler) -> String {
    // Callgrind numbers the levels of recursion: name'2.
    let plain = symbol.prefix { $0 != "'" }
    let name = demangler.name(String(plain))
    let short = Demangler.module(String(plain)).map { FunctionName(module: $0).short(name) } ?? name
    return String(short.prefix(maxName)).replacing("\n", with: " ")
  }
}
