import SwiftSyntax

/// The actors of types and functions.
extension Declarations {
  /// True if a type's instances belong to the main actor.
  func isMainActor(_ name: String) -> Bool {
    if isMainActorByDefault { return true }
    let (known, next) = chain(from: name)
    if known.contains(where: { types[$0]?.isMainActor == true }) { return true }
    // A class has the actor of the protocols that its declaration names.
    let protocols = known.flatMap { types[$0]?.declared ?? [] }
    if protocols.contains(where: isMainActorProtocol) { return true }
    guard let next else { return false }
    return Self.isViewClass(next)
  }

  private func isMainActorProtocol(_ name: String) -> Bool {
    if mainActorProtocols.contains(name) { return true }
    return name.hasPrefix("UI") && ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
  }

  /// True if Swift refuses that a closure for any thread captures an object of the type.
  func isCheckedInClosures(_ name: String) -> Bool {
    guard isSwift6, !isMainActor(name) else { return false }
    let known = chain(from: name).known
    return !known.contains { types[$0]?.inherited.contains { $0.hasSuffix("Sendable") } == true }
  }

  /// True for the names of UIKit's and Listable's classes that belong to the main actor.
  static func isViewClass(_ name: String) -> Bool {
    let endings = [
      "ViewController", "View", "Cell", "Control", "Button", "Responder", "Window", "Recognizer",
      "Field",
      "Label", "Bar",
    ]
    return name.hasPrefix("UI") || endings.contains { name.hasSuffix($0) }
  }

  /// True for a function of the main actor.
  func isMainActor(_ method: Method, of type: String) -> Bool {
    method.isMainActor || isMainActor(type) && !method.isNonisolated
  }
}
