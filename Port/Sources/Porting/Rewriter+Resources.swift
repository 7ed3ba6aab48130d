import SwiftSyntax

/// Resources that no port of source code brings: storyboards, nibs, SwiftUI.
extension Rewriter {
  func noteResources(_ node: FunctionCallExprSyntax) {
    guard let call = Call(node) else { return }
    switch call.name {
    case "UIStoryboard", "instantiateViewController", "instantiateInitialViewController":
      note(
        .resource,
        node,
        "A storyboard; make the controller by an initialiser of its own, and its views in loadView()."
      )
    case "UINib", "loadNibNamed":
      noteNib(node)
    case _ where call.hasNibName:
      noteNib(node)
    case "performSegue":
      note(.resource, node, "A segue of a storyboard; push or present the controller in code.")
    case "UIHostingController", "UIHostingConfiguration":
      note(
        .resource,
        node,
        "A SwiftUI view inside; it is not on Linux, so give Linux a UIView or a content configuration."
      )
    case "Selector", "NSSelectorFromString":
      noteText(node)
    case "observe" where node.trailingClosure != nil || call["changeHandler"] != nil:
      rewriteObservation(call)
    default: break
    }
  }

  /// Names a selector by its text, once for a statement.
  private func noteText(_ node: FunctionCallExprSyntax) {
    let isNamed = notes.contains { $0.line == line(of: node) && $0.message == Self.selectorText }
    let isOnIOS = edits.isOnIOSAlone(around: node.bytes)
    if !isNamed { note(isOnIOS ? .onlyOnIOS : .left, node, Self.selectorText) }
  }

  private func noteNib(_ node: FunctionCallExprSyntax) {
    note(.resource, node, "A nib; make its views in code, and register the class instead.")
  }

  func noteFunction(_ node: FunctionDeclSyntax) {
    guard node.name.text == "prepare",
      node.signature.parameterClause.parameters.first?.type.trimmedDescription
        == "UIStoryboardSegue"
    else { return }
    note(.resource, node, "A segue of a storyboard; push or present the controller in code.")
  }

  func noteClass(_ node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if inherited.contains("UIApplicationDelegate") || inherited.contains("UIWindowSceneDelegate") {
      note(.resource, node, "The app's delegate; leave this file out, a scenario makes the window.")
    }
    if inherited.contains("NSManagedObject") {
      note(
        .resource,
        node,
        "A class of Core Data; give Linux a plain class with the same properties."
      )
    }
  }

  func noteStruct(_ node: StructDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let kinds: Set = [
      "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable",
      "PreviewProvider", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
      "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "Shape", "PreferenceKey",
      "EnvironmentKey",
    ]
    guard let kind = inherited.first(where: kinds.contains) else { return }
    note(
      .resource,
      node,
      "A SwiftUI \(kind): leave it out, or put it under #if canImport(SwiftUI)."
    )
  }
}

extension Call {
  /// True where the first argument names a nib: `Screen(nibName: "Screen", bundle: nil)`.
  fileprivate var hasNibName: Bool {
    labels.first == "nibName" && self[0].is(StringLiteralExprSyntax.self)
  }
}
