internal import Glibc

/// Turns the names of the linker into those of the source.
package struct Demangler {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// That of the Swift runtime, which every Swift program has.
  private let demangle: Demangle? = dlsym(nil, "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }
  private var names: [String: String] = [:]

  /// Knows no names.
  package init() {}

  /// The name as in the source; the same where it is none of Swift's.
  package mutating func name(_ symbol: String) -> String {
    guard Self.isSwift(symbol) else { return symbol }
    if let known = names[symbol] { return known }
    let result = symbol.withCString { text -> String? in
      guard let found = demangle?(text, strlen(text), nil, nil, 0) else { return nil }
      defer { free(found) }
      return String(cString: found)
    }
    names[symbol] = result ?? symbol
    return result ?? symbol
  }

  private static func isSwift(_ symbol: String) -> Bool {
    ["$s", "$S", "_$s", "_$S"].contains(where: symbol.hasPrefix)
  }

  /// Returns whether a symbol is of a thunk that calls a closure with what that has captured.
  ///
  /// It ends with `TA`, apart from what the compiler adds to parts of asynchronous functions (`TQ0_`,
  /// `TY1_`), to merged ones (`Tm`) and to copies (`.5`).
  package static func isPartialApply(_ symbol: String) -> Bool {
    guard isSwift(symbol) else { return false }
    var rest = symbol.prefix { $0 != "." }
    while true {
      if rest.hasSuffix("TA") { return true }
      if rest.hasSuffix("Tm") {
        rest = rest.dropLast(2)
      } else if rest.hasSuffix("_") {
        let part = rest.dropLast()
        let number = part.reversed().prefix { $0.isASCII && $0.isNumber }
        rest = part.dropLast(number.count)
        guard rest.hasSuffix("TQ") || rest.hasSuffix("TY") else { return false }
        rest = rest.dropLast(2)
      } else {
        return false
      }
    }
  }

  /// The Swift module that a symbol begins with; nil where it begins with another thing.
  ///
  /// `$s10ListEngine…` is of ListEngine, `$sSa…` of the standard library.
  package static func module(_ symbol: String) -> String? {
    guard isSwift(symbol) else { return nil }
    let rest = symbol.drop { $0 != "s" && $0 != "S" }.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0 else {
      return rest.first == "S" || rest.first == "s" ? "Swift" : nil
    }
    let name = rest.dropFirst(digits.count).prefix(count)
    return name.count == count ? String(name) : nil
  }
}
