/// A reason for which a file does not compile on Linux.
public struct Problem: Hashable, Codable, Sendable {
  /// The line before the port, from 1; of rewritten code, the first line that it stands for.
  public var line: Int
  /// The column after the port in bytes, from 1.
  public var column: Int
  /// The words of the compiler.
  public var message: String
  /// The name that is missing, such as `UIPageViewController` or `UIView.foo`; nil for other errors.
  public var name: String?
  /// The words of the article *From iOS* about the name; nil if it has none.
  public var advice: String?

  /// The problem that an error is.
  init(_ error: CompilerError, inSwiftUI isSwiftUI: Bool = false) {
    line = error.line
    column = error.column
    message = error.message
    name = Self.missingName(error)
    advice =
      name.flatMap { Advice.text($0, inSwiftUI: isSwiftUI) } ?? Advice.ofMessage(error.message)
  }

  /// True if the compiler gave an expression up because it takes too long.
  public var isSlowExpression: Bool { message.contains(Self.slowExpression) }

  static let slowExpression = "unable to type-check this expression in reasonable time"

  private static func missingName(_ error: CompilerError) -> String? {
    let names = error.quoted
    let message = error.message
    if message.hasPrefix("cannot find"), let name = names.first { return name }
    if message.hasPrefix("no such module"), let name = names.first { return name }
    guard names.count == 2, message.contains("has no") else { return nil }
    if message.contains("has no member") { return "\(owner(names[0])).\(names[1])" }
    return nil
  }

  /// The name of a type without the words around it.
  private static func owner(_ type: String) -> String {
    String(type.drop { $0 == "(" || $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
