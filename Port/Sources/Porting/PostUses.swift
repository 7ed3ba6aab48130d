import SwiftSyntax

/// The statements of all files that post notifications.
struct PostUses {
  /// By the last name of the notification.
  private var posts: [String: [Call]] = [:]

  /// Adds the statements of a file.
  mutating func add(_ tree: SourceFileSyntax) {
    let finder = CallFinder(name: "post")
    finder.walk(tree)
    for call in finder.found {
      guard let name = call["name"] else { continue }
      posts[Self.names(name).last ?? "", default: []].append(call)
    }
  }

  /// True if a notification is posted on the main thread as far as can be seen: UIKit's is, and one of the
  /// files if all that post it belong to the main actor.
  func areOnMain(_ name: ExprSyntax, _ declarations: Declarations) -> Bool {
    let names = Self.names(name)
    let isUIKit = [names.first, names.last].contains { $0?.hasPrefix("UI") == true }
    // A document posts where it is read; and an app may have a type with such a name.
    let isOwn = names.first.flatMap { declarations.types[$0]?.file } != nil
    if isUIKit, !isOwn, names.first != "UIDocument" { return true }
    guard let found = posts[names.last ?? ""] else { return false }
    return found.allSatisfy { call in
      call.node.enclosingType.map(declarations.isMainActor) == true && Self.isOnMain(call)
    }
  }

  /// False for a statement in a closure that any thread may call, and in a function of no actor.
  private static func isOnMain(_ call: Call) -> Bool {
    var next = call.node.parent
    while let node = next, !node.is(MemberBlockItemSyntax.self) {
      if let closure = node.as(ClosureExprSyntax.self) {
        let caller = closure.nearest(FunctionCallExprSyntax.self)
        let name = caller?.calledExpression.trimmedDescription ?? ""
        let isMain = ["DispatchQueue.main.", "UIView.", "UIAction", "MainActor."].contains {
          name.hasPrefix($0)
        }
        guard isMain || name.hasSuffix("forEach") else { return false }
      }
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "nonisolated" }) == true { return false }
      next = node.parent
    }
    return true
  }

  private static func names(_ name: ExprSyntax) -> [String] {
    name.trimmedDescription.split(separator: ".").map(String.init)
  }
}
