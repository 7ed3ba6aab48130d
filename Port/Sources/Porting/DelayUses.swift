import SwiftSyntax

/// The statements of all files that delay selectors, and that cancel them.
struct DelayUses {
  private struct Use {
    /// The class of the object; nil for another object than `self`.
    var type: String?
    /// The function; nil for all, and for one that is not named.
    var action: String?
    var file: Int
    /// True for a statement that the port leaves as it is.
    var stays: Bool
  }

  private var cancelled: [Use] = []
  private var delayed: [Use] = []

  /// Adds the statements of a file.
  mutating func add(_ tree: SourceFileSyntax, at file: Int) {
    let cancels = CallFinder(name: "cancelPreviousPerformRequests", everywhere: true)
    cancels.walk(tree)
    for call in cancels.found {
      let isOwn = call["withTarget"]?.isSelf == true
      cancelled.append(Self.use(call, call["selector"], isOwn: isOwn, file))
    }
    let performs = CallFinder(name: "perform", everywhere: true)
    performs.walk(tree)
    for call in performs.found where call.isDelayed {
      let isOwn = call.base == nil || call.base?.isSelf == true
      delayed.append(Self.use(call, call[0], isOwn: isOwn, file))
    }
  }

  private static func use(_ call: Call, _ action: ExprSyntax?, isOwn: Bool, _ file: Int) -> Use {
    let name = action.flatMap(SelectorReference.init)?.name
    return Use(
      type: isOwn ? call.node.enclosingType : nil,
      action: name,
      file: file,
      stays: !isOwn || action != nil && name == nil || call.node.isUnseenOnLinux
    )
  }

  /// True if a statement that is in another class or file, or that stays, cancels a function of a class.
  func isCancelled(_ action: String, of type: String, outside file: Int, _ all: Declarations)
    -> Bool
  {
    cancelled.contains {
      ($0.action == nil || $0.action == action) && Self.isElsewhere($0, type, file, all)
    }
  }

  /// True if a statement that is in another class or file, or that stays, delays a function of a class; nil for
  /// any of its functions.
  func isDelayed(_ action: String?, of type: String, outside file: Int, _ all: Declarations) -> Bool
  {
    delayed.contains {
      ($0.action == nil || action == nil || $0.action == action)
        && Self.isElsewhere($0, type, file, all)
    }
  }

  private static func isElsewhere(_ use: Use, _ type: String, _ file: Int, _ all: Declarations)
    -> Bool
  {
    guard let other = use.type else { return true }
    return (use.stays || other != type || use.file != file) && all.areRelated(other, type)
  }
}

extension Call {
  /// True for `perform(_:with:afterDelay:)`, with modes or without.
  var isDelayed: Bool {
    [[nil, "with", "afterDelay"], [nil, "with", "afterDelay", "inModes"]].contains(labels)
  }
}
