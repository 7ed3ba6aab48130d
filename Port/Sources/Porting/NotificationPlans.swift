import SwiftSyntax

/// The way in which a class, and those below it, observe notifications after the port.
struct NotificationPlan {
  /// The name of the property with the observers.
  var property: String
  /// True if blocks take the place of selectors on both sides; false if on Linux alone.
  var isOnBothSides = true
  /// True if the class forgets some of its notifications by name, so that observers are kept with names.
  var isByName = false
  /// True if only the class itself uses the property, in its own file.
  var isPrivate = true
  /// True once an observer was written.
  var isUsed = false

  /// The declaration of the property.
  var declaration: String {
    let element = "any NSObjectProtocol"
    let type = isByName ? "(name: Notification.Name?, token: \(element))" : element
    return "\(isPrivate ? "private " : "")nonisolated(unsafe) var \(property): [\(type)] = []"
  }

  /// The center of nearly all notifications.
  static let center = "NotificationCenter.default"

  /// The statement that forgets all observers.
  func forget(_ center: String = center) -> String {
    "\(property).forEach { \(center).removeObserver($0\(isByName ? ".token" : "")) }"
  }
}

/// A statement that adds or removes observers of notifications.
struct NotificationUse {
  /// The class that it is in.
  var type: String
  var file: Int
  /// True for one that adds an observer.
  var isAddition: Bool
  /// True if a block can take its place on both sides; for a removal, if it removes all at once.
  var isOnBothSides: Bool
  /// True if it removes by name.
  var isByName = false
}

/// The plans of all classes of the files: an object is observed for by its class and those above it, and any
/// of them may forget all that it observes, so they share the property with the observers.
final class NotificationPlans {
  private var uses: [NotificationUse] = []
  private var plans: [String: NotificationPlan] = [:]
  private var roots: [String: String] = [:]
  private let declarations: Declarations

  /// Creates plans for the classes of files.
  init(_ declarations: Declarations) { self.declarations = declarations }

  /// True if what a class observes may be forgotten where its class is not known.
  private var keepsAll = false

  /// True if any class observes by selectors.
  var isNeeded: Bool { uses.contains(where: \.isAddition) }

  /// Leaves all selectors on iOS: another object forgets what an object observes, or an extension of a class
  /// of UIKit or of a protocol does.
  func keepAll() { keepsAll = true }

  /// Adds a statement.
  func add(_ use: NotificationUse) { uses.append(use) }

  /// Decides for each class whether blocks can take the place of its selectors on both sides: everything
  /// that it observes can, and it forgets all of it at once or nothing.
  func settle() {
    let involved = Set(uses.map(\.type))
    for type in involved where !declarations.isShared(type) {
      roots[type] = declarations.chain(from: type).known.last {
        involved.contains($0) && !declarations.isShared($0)
      }
    }
    for (root, uses) in Dictionary(grouping: uses, by: { self.root($0.type, $0.file) })
    where uses.contains(where: \.isAddition) {
      let name = uses[0].type
      var plan = NotificationPlan(property: freeName("observers", roots[name] ?? name))
      plan.isByName = uses.contains(where: \.isByName)
      let own = declarations.types[root]?.file
      plan.isPrivate =
        declarations.isShared(name) || uses.allSatisfy { $0.type == root && $0.file == own }
      plan.isOnBothSides =
        !keepsAll && uses.allSatisfy(\.isOnBothSides) && !hasUnknownClass(name)
      plans[root] = plan
    }
  }

  /// The class that has the property; where several classes have a name, that of the file.
  private func root(_ type: String, _ file: Int) -> String {
    declarations.isShared(type) ? "\(type) \(file)" : roots[type] ?? type
  }

  /// The plan of a class.
  subscript(type: String, file: Int) -> NotificationPlan? {
    let isElsewhere =
      declarations.isShared(type)
      && declarations.types[type]?.declarationFiles.contains(file) == false
    return isElsewhere ? nil : plans[root(type, file)]
  }

  /// The plan for a class that has the property, if it is used.
  func plan(declaredIn type: String, _ file: Int) -> NotificationPlan? {
    guard root(type, file) == type || declarations.isShared(type),
      let plan = plans[root(type, file)], plan.isUsed
    else { return nil }
    return plan
  }

  /// Marks the property of a class as used.
  func use(_ type: String, _ file: Int) { plans[root(type, file)]?.isUsed = true }

  /// A name that neither a class nor those above and below it have yet.
  private func freeName(_ name: String, _ type: String) -> String {
    let isTaken = declarations.types.contains { other, facts in
      facts.names.contains(name) && declarations.areRelated(other, type)
    }
    return isTaken ? "ported" + name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// True if a class above is neither in the files nor one of Apple's: it may forget all.
  private func hasUnknownClass(_ type: String) -> Bool {
    guard let next = declarations.chain(from: type).next else { return false }
    let libraries: Set = ["ListViewController", "BlueprintViewController", "BlueprintView"]
    let protocols = ["Delegate", "DataSource", "Protocol", "able", "ing", "Object"]
    return !next.hasPrefix("UI") && !next.hasPrefix("NS") && !libraries.contains(next)
      && !protocols.contains(where: next.hasSuffix)
  }
}
