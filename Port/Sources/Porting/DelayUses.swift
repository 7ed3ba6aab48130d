import SwiftSyntax

/// The statements of all files that delay selectors, and that cancel them.
struct DelayUses {
  private struct Use {
    /// The class of the object; nil for another object than `self`.
    var type: String?
    /// The function; nil for all.
    var action: String?
    var file: Int
  }

  private var cancelled: [Use] = []
  private var delayed: [Use] = []

  /// Adds the statements of a file.
  mutating func add(_ tree: SourceFileSyntax, at file: Int) {
    let cancels = CallFinder(name: "cancelPreviousPerformRequests")
    cancels.walk(tree)
    for call in cancels.found {
      let isOwn = call["withTarget"]?.isSelf == true
      cancelled.append(Self.use(call, call["selector"], isOwn: isOwn, file))
    }
    let performs = CallFinder(name: "perform")
    performs.walk(tree)
    for call in performs.found where call.labels == [nil, "with", "afterDelay"] {
      let isOwn = call.base == nil || call.base?.isSelf == true
      delayed.append(Self.use(call, call[0], isOwn: isOwn, file))
    }
  }

  private static func use(_ call: Call, _ action: ExprSyntax?, isOwn: Bool, _ file: Int) -> Use {
    Use(
      type: isOwn ? call.node.enclosingType : nil,
      action: action.flatMap(SelectorReference.init)?.name,
      file: file
    )
  }

  /// True if another class or file cancels a function of a class that is delayed.
  func isCancelled(_ action: String, of type: String, outside file: Int, _ all: Declarations)
    -> Bool
  {
    cancelled.contains { Self.isElsewhere($0, action, type, file, all) }
  }

  /// True if another class or file delays a function of a class.
  func isDelayed(_ action: String, of type: String, outside file: Int, _ all: Declarations) -> Bool
  {
    delayed.contains { Self.isElsewhere($0, action, type, file, all) }
  }

  private static func isElsewhere(
    _ use: Use,
    _ action: String,
    _ type: String,
    _ file: Int,
    _ all: Declarations
  ) -> Bool {
    guard let other = use.type else { return use.action == nil || use.action == action }
    return (other != type || use.file != file) && all.areRelated(other, type)
  }
}
