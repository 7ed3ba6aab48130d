import SwiftSyntax

/// Attributes of the Objective-C runtime.
extension Rewriter {
  private static let objectiveC: Set = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "GKInspectable", "NSCopying",
  ]

  private static func name(_ attribute: AttributeSyntax) -> String {
    attribute.attributeName.trimmedDescription
  }

  /// Looks at the attributes of all functions, once it is known which selectors stay.
  func rewriteFunctions() {
    for node in functions {
      let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let isConverted = converted.contains { $0.file == file && $0.offset == offset }
      let isKept =
        kept.contains { $0.file == file && $0.offset == offset }
        || declarations.isNamedByText(node.name.text)
      rewriteAttributes(node, node.attributes, removesObjC: isPrivate && isConverted && !isKept)
      if !called.contains(where: { $0.file == file && $0.offset == offset }) { noteAction(node) }
    }
  }

  /// Names a function that only a storyboard or a nib calls.
  private func noteAction(_ node: FunctionDeclSyntax) {
    let names = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.map(Self.name)
    guard !Set(names).isDisjoint(with: ["IBAction", "IBSegueAction"]) else { return }
    note(
      .resource,
      node,
      "Nothing calls \(node.name.text) on Linux where a storyboard or a nib does: call it from an action of its control."
    )
  }

  /// A protocol of the runtime is one of classes; without the attribute it has to say so.
  func bindToClasses(_ node: ProtocolDeclSyntax) {
    let names = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.map(Self.name)
    guard names.contains("objc") else { return }
    guard let types = node.inheritanceClause?.inheritedTypes, let first = types.first else {
      return edits.insert(": AnyObject", at: node.name.bytes.upperBound)
    }
    let bound: Set = ["AnyObject", "NSObjectProtocol", "class"]
    guard bound.isDisjoint(with: types.map { $0.type.trimmedDescription }) else { return }
    edits.insert("AnyObject, ", at: first.bytes.lowerBound)
  }

  /// Puts attributes under a condition, or removes `@objc` where no selector needs it any more.
  func rewriteAttributes(
    _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax,
    removesObjC: Bool = false
  ) {
    let list = attributes.map { $0.as(AttributeSyntax.self) }
    var run: [AttributeSyntax] = []
    for attribute in list {
      if let attribute, Self.objectiveC.contains(Self.name(attribute)) {
        run.append(attribute)
      } else {
        write(run, of: node, removesObjC)
        run = []
      }
    }
    write(run, of: node, removesObjC)
  }

  private func write(_ run: [AttributeSyntax], of node: some SyntaxProtocol, _ removesObjC: Bool) {
    guard let first = run.first, let last = run.last, !hasOwnForm(node) else { return }
    if run.contains(where: { Self.name($0) == "NSManaged" }) {
      note(
        .left,
        node,
        "A managed property has a value on iOS alone; give it one on Linux, or stand in for its class."
      )
    }
    if run.contains(where: { Self.name($0) == "IBOutlet" }) {
      note(
        .resource,
        node,
        "An outlet is set by a storyboard or a nib; make the view in loadView() or viewDidLoad()."
      )
    }
    let end = last.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
      .utf8Offset
    let start = first.bytes.lowerBound
    guard let end else { return }
    let between = source[last.bytes.upperBound..<end]
    guard between.allSatisfy(\.isWhitespace) else {
      note(
        .left,
        node,
        "There is a comment behind the attribute; put the attribute under #if canImport(ObjectiveC)."
      )
      return
    }
    let plain = run.count == 1 && first.arguments == nil && Self.name(first) == "objc"
    if removesObjC, plain {
      edits.replace(start..<end, with: "")
      return
    }
    let line = source.newline + indentation(of: node)
    let before = source.isFirstOnLine(start) ? "" : line
    let text = source[start..<last.bytes.upperBound]
    edits.replace(
      start..<end,
      with: "\(before)#if canImport(ObjectiveC)\(line)\(text)\(line)#endif\(line)"
    )
  }

  /// True for members of protocols that are optional, which have no form on Linux.
  private func hasOwnForm(_ node: some SyntaxProtocol) -> Bool {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard modifiers?.contains(where: { $0.name.text == "optional" }) == true else { return false }
    note(
      .left,
      node,
      "Only @objc protocols have optional members; give it a default in an extension instead."
    )
    return true
  }
}
