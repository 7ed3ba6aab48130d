import SwiftSyntax

/// Structures in objects of Foundation, and views of generic types.
extension Rewriter {
  /// `path as NSString`: on Linux nothing is bridged, and an initialiser does the same on both sides.
  func rewriteBridging(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = parts[parts.count - 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
      parts.count == 3 || parts[parts.count - 4].is(AssignmentExprSyntax.self)
    else { return }
    let value = parts[parts.count - 3]
    let labels = ["NSString": "string", "NSNumber": "value"]
    guard let label = labels[type] else { return }
    // What is inside of the value may change, too.
    edits.insert("\(type)(\(label): ", at: value.bytes.lowerBound)
    edits.replace(value.bytes.upperBound..<parts[parts.count - 1].bytes.upperBound, with: ")")
  }

  /// `super.init(coder:)` of a class of UIKit: on Linux nothing is decoded, so it is the usual initialiser.
  func rewriteDecoding(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "super.init", node.arguments.count == 1,
      node.arguments.first?.label?.text == "coder", let type = node.enclosingType,
      let parent = declarations.types[type]?.superclass,
      declarations.types[parent]?.file == nil
    else { return }
    let new = "super.init(\(Self.arguments(of: parent)))"
    guard let forced = node.parent?.as(ForceUnwrapExprSyntax.self) else {
      return guardItem(of: node, linux: new)
    }
    guardItem(of: forced, linux: new)
  }

  private static func arguments(of parent: String) -> String {
    let endings = [
      ("TableViewCell", "style: .default, reuseIdentifier: nil"),
      ("TableViewHeaderFooterView", "reuseIdentifier: nil"),
      ("TableViewController", "style: .plain"),
      ("CollectionViewController", "collectionViewLayout: UICollectionViewFlowLayout()"),
      ("Controller", "nibName: nil, bundle: nil"),
      ("TableView", "frame: .zero, style: .plain"),
      ("CollectionView", "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"),
      ("NSObject", ""),
    ]
    return endings.first { parent.hasSuffix($0.0) }?.1 ?? "frame: .zero"
  }

  private static let structures = [
    "cgRectValue": "CGRect", "cgPointValue": "CGPoint", "cgSizeValue": "CGSize",
  ]

  /// `(info[key] as? NSValue)?.cgRectValue`: as a structure, which is there on both sides.
  func rewriteStructure(_ node: MemberAccessExprSyntax) {
    guard let type = Self.structures[node.declName.baseName.text], let base = node.base else {
      return
    }
    // `(… as? NSValue)?.` and `(… as? NSValue)!.`
    let forced = base.as(ForceUnwrapExprSyntax.self)
    let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? forced?.expression ?? base
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let name = tuple.elements.first.flatMap({ Self.castToValue($0.expression) })
    {
      edits.replace(name.bytes, with: type)
      let end =
        forced?.bytes.upperBound ?? (node.isContinued ? base : ExprSyntax(tuple)).bytes.upperBound
      edits.replace(end..<node.bytes.upperBound, with: "")
    } else if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let body = node.nearest(FunctionDeclSyntax.self)?.body
    {
      rewriteStructures(named: name, in: body, type)
    }
  }

  /// Rewrites a constant that is an `NSValue`, if it is used for nothing but its structure.
  private func rewriteStructures(named name: String, in body: CodeBlockSyntax, _ type: String) {
    guard examinedValues[body.id, default: []].insert(name).inserted else { return }
    let uses = ValueUses(name: name)
    uses.walk(body)
    guard uses.casts.count == 1, uses.areStructures else { return }
    edits.replace(uses.casts[0].bytes, with: type)
    if let annotation = uses.annotation { edits.replace(annotation.bytes, with: type) }
    for use in uses.members {
      let chained = use.isContinued ? nil : use.base?.as(OptionalChainingExprSyntax.self)
      guard let base = chained?.expression ?? use.base else { continue }
      edits.replace(base.bytes.upperBound..<use.bytes.upperBound, with: "")
    }
  }

  /// The type's name in `… as? NSValue`; nil for other expressions.
  static func castToValue(_ node: ExprSyntax) -> TypeExprSyntax? {
    guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count >= 3, parts[parts.count - 2].is(UnresolvedAsExprSyntax.self),
      let type = parts[parts.count - 1].as(TypeExprSyntax.self),
      type.trimmedDescription == "NSValue"
    else { return nil }
    return type
  }

  static func isStructure(_ name: String) -> Bool { structures[name] != nil }

  /// `Content()` and `Content(frame: rect)` of a generic view, which on Linux has no required initialiser.
  func rewriteGenericView(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.trailingClosure == nil, isGenericView(name, at: Syntax(node))
    else { return }
    let arguments = Array(node.arguments)
    guard let argument = arguments.first else {
      return guardItem(of: node, linux: "\(name).makeReusable()")
    }
    guard arguments.count == 1, argument.label?.text == "frame" else { return }
    let frame = argument.expression.trimmedDescription
    let isZero = [".zero", "CGRect.zero"].contains(frame)
    guardItem(
      of: node,
      linux: isZero
        ? "\(name).makeReusable()"
        : "{ $0.frame = \(frame); return $0 }(\(name).makeReusable())"
    )
  }

  /// True for a generic parameter around a place that is a kind of view.
  private func isGenericView(_ name: String, at node: Syntax) -> Bool {
    var next: Syntax? = node
    while let now = next {
      if let generic = now.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters
          .first(where: { $0.name.text == name })
      {
        let bound = parameter.inheritedType?.trimmedDescription
        return (bound ?? Self.requirement(on: name, generic.genericWhereClause)).map(isView)
          ?? false
      }
      next = now.parent
    }
    return false
  }

  private static func requirement(on name: String, _ clause: GenericWhereClauseSyntax?) -> String? {
    clause?.requirements.lazy.compactMap { requirement -> String? in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { return nil }
      return conformance.rightType.trimmedDescription
    }.first
  }

  private func isView(_ bound: String) -> Bool {
    let name = String(bound.prefix { $0 != " " && $0 != "&" && $0 != "<" })
    let (known, next) = declarations.chain(from: name)
    let root = known.isEmpty ? name : next ?? name
    let endings = ["View", "Cell", "Control", "Button", "Label", "Field", "Bar"]
    return endings.contains(where: root.hasSuffix)
  }
}

extension MemberAccessExprSyntax {
  /// True if another member is read of this one, `….cgRectValue.height`: an optional value stays one then.
  fileprivate var isContinued: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(self).id
  }
}

/// The uses of a constant that is an `NSValue`.
private final class ValueUses: SyntaxVisitor {
  private let name: String
  private(set) var casts: [TypeExprSyntax] = []
  private(set) var annotation: TypeSyntax?
  private(set) var members: [MemberAccessExprSyntax] = []
  /// False if it is used in another way.
  private(set) var areStructures = true

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private func bind(_ pattern: PatternSyntax, _ value: ExprSyntax?, _ type: TypeSyntax?) {
    guard pattern.trimmedDescription == name else { return }
    if let value, let cast = Rewriter.castToValue(value) {
      casts.append(cast)
      annotation = type
    } else {
      areStructures = false
    }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer?.value, node.typeAnnotation?.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer?.value, node.typeAnnotation?.type)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    let chained =
      node.parent?.as(OptionalChainingExprSyntax.self).map(Syntax.init)
      ?? node.parent?.as(ForceUnwrapExprSyntax.self).map(Syntax.init) ?? Syntax(node)
    guard let member = chained.parent?.as(MemberAccessExprSyntax.self),
      Rewriter.isStructure(member.declName.baseName.text)
    else {
      areStructures = false
      return .skipChildren
    }
    members.append(member)
    return .skipChildren
  }
}
