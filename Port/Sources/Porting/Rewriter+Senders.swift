import SwiftSyntax

/// The senders that functions name: UIKit gives a function its sender without a look at the class, but a cast
/// to another class ends the program.
extension Rewriter {
  /// The object that calls an action.
  enum Sender {
    /// A bar button.
    case item
    /// A control, with its class as far as it is known.
    case control(String?)
    /// A recogniser.
    case recognizer
    /// One of these, as a function with a selector may be given any.
    case any
  }

  /// The control of a call, as far as its class is known.
  func control(of call: Call) -> Sender {
    guard let base = call.base else { return .control(call.node.enclosingType) }
    let member = base.as(MemberAccessExprSyntax.self)
    let isOwn = member.map { $0.base?.isSelf == true } ?? base.is(DeclReferenceExprSyntax.self)
    guard isOwn, let type = call.node.enclosingType else { return .control(nil) }
    let name = base.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    return .control(declarations.valueType(of: name, in: type))
  }

  /// True if a cast of a sender to a parameter's type cannot fail.
  func canBe(_ type: String, _ sender: Sender) -> Bool {
    let name = type.filter { $0 != "?" && $0 != "!" }
    if ["Any", "AnyObject", "any AnyObject"].contains(name) { return true }
    switch sender {
    case .item: return ["UIBarButtonItem", "UIBarItem"].contains(name) || isSubclass(name, "Item")
    case .recognizer: return isRecognizer(name)
    case .control(let type): return isControl(name) && type.map { isKind($0, of: name) } ?? true
    case .any: return isControl(name) || isRecognizer(name) || canBe(type, .item)
    }
  }

  /// True for a class of the files above which is one of UIKit with an ending.
  private func isSubclass(_ name: String, _ ending: String) -> Bool {
    let (known, next) = declarations.chain(from: name)
    return known.isEmpty
      ? !name.hasPrefix("UI") && name.hasSuffix(ending) : next?.hasSuffix(ending) == true
  }

  private static let views: Set = ["UIResponder", "UIView", "UIControl"]
  private static let controls: Set = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UITextField", "UISearchTextField", "UIDatePicker", "UIRefreshControl", "UIColorWell",
    "UIPasteControl",
  ]
  private static let values: Set = [
    "NSObject", "Bool", "Int", "UInt", "Double", "Float", "CGFloat", "String", "Date", "Data",
    "URL", "IndexPath", "Timer", "Notification", "NSNotification", "TimeInterval",
  ]

  /// True for a class that a control may have; of one that is in none of the files, its author knows.
  func isControl(_ name: String) -> Bool {
    let (known, next) = declarations.chain(from: name)
    guard !known.isEmpty else {
      if name.hasPrefix("UI") { return Self.views.contains(name) || Self.controls.contains(name) }
      let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isName && !Self.values.contains(name)
    }
    guard let next, declarations.types[name]?.isClass == true else { return false }
    if next == "UIControl" || Self.controls.contains(next) { return true }
    return next != "NSObject" && !next.hasPrefix("UI")
  }

  /// False for a control that is known to be of another class.
  private func isKind(_ type: String, of name: String) -> Bool {
    let (known, next) = declarations.chain(from: type)
    let root = known.isEmpty ? type : next ?? type
    let isKnown = Self.controls.contains(root) || !known.isEmpty && root == "UIControl"
    guard isKnown, !Self.views.contains(name) else { return true }
    return known.contains(name) || root == name
      || root == "UISearchTextField" && name == "UITextField"
  }
}
