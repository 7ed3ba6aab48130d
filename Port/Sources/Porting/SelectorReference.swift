import SwiftSyntax

/// The function that `#selector(…)` names.
struct SelectorReference {
  /// The type before the dot; nil without one, and for `self` and `Self`.
  var typeName: String?
  var name: String
  /// The labels; nil if only the name is given.
  var labels: [String?]?

  /// Reads `#selector(…)`; nil for one of a property, and for one with a type behind `as`.
  init?(_ expression: ExprSyntax) {
    guard let macro = expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector",
      macro.arguments.count == 1, let argument = macro.arguments.first, argument.label == nil
    else { return nil }
    if let reference = argument.expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference)
      return
    }
    guard let member = argument.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else {
      return nil
    }
    self.init(member.declName)
    switch base.trimmedDescription {
    case "self", "Self": break
    case let type:
      guard type.first?.isUppercase == true else { return nil }
      typeName = type.split(separator: ".").last.map(String.init)
    }
  }

  private init(_ reference: DeclReferenceExprSyntax) {
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }
}
