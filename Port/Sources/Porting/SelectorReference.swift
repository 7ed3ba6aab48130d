import SwiftSyntax

/// The function that `#selector(…)` names.
struct SelectorReference {
  /// The type before the dot; nil without one, and for `self` and `Self`.
  var typeName: String?
  var name: String
  /// The labels; nil if only the name is given.
  var labels: [String?]?
  /// The number of parameters where a type behind `as` says it.
  var count: Int?

  /// Reads `#selector(…)`; nil for one of a property.
  init?(_ expression: ExprSyntax) {
    guard let macro = expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector",
      macro.arguments.count == 1, let argument = macro.arguments.first, argument.label == nil
    else { return nil }
    let (named, type) = Self.parts(argument.expression)
    let count = type.flatMap(Self.parameters)
    if type != nil, count == nil { return nil }
    if let reference = named.as(DeclReferenceExprSyntax.self) {
      self.init(reference, count)
      return
    }
    guard let member = named.as(MemberAccessExprSyntax.self), let base = member.base
    else {
      return nil
    }
    self.init(member.declName, count)
    let owner = base.trimmedDescription
    if owner == "Self" || base.isSelf { return }
    guard owner.first?.isUppercase == true else { return nil }
    typeName = owner.split(separator: ".").last.map(String.init)
  }

  /// The expression before `as`, and the type behind it.
  private static func parts(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return (expression, nil) }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return (expression, nil) }
    return (elements[0], type)
  }

  /// The number of parameters of a function type, or of the one that it returns: `(A) -> (UIView) -> Void`.
  private static func parameters(_ type: TypeSyntax) -> Int? {
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameters(function.returnClause.type) ?? function.parameters.count
  }

  private init(_ reference: DeclReferenceExprSyntax, _ count: Int?) {
    self.count = count
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }
}
