/// The short names of functions, each found once: there are many calls of few functions.
package struct ShortNames {
  private struct Key: Hashable {
    let name: String
    let module: String?
  }

  private var known: [Key: String] = [:]

  /// Knows no names.
  package init() {}

  /// The name in reports, as `SourceFunction.shortName`.
  package mutating func name(of function: SourceFunction) -> String {
    let key = Key(name: function.name, module: function.module)
    if let name = known[key] { return name }
    let name = function.shortName
    known[key] = name
    return name
  }
}
