import CStacks
import Foundation
import Glibc

/// Limits how deep elements may be nested, so that none ends the program by filling its stack.
///
/// The limit is 2,000 levels. A deeper element ends a debug build with a message that names it; in
/// a release build it is empty.
enum TreeDepth {
  /// The maximum number of levels of elements.
  static let limit = 2000
  /// The number of levels that share one stack.
  private static let levelsPerStack = 200
  private static let stackSize = 32 << 20

  /// The types of the elements whose content is being made, on one thread.
  ///
  /// In memory of its own: it is changed for every element, and an object's properties are checked for
  /// simultaneous use each time.
  private struct Trail {
    var types: [any Any.Type] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let trail = pointer?.assumingMemoryBound(to: Trail.self) else { return }
      trail.deinitialize(count: 1)
      trail.deallocate()
    }
    return key
  }()

  private static var trail: UnsafeMutablePointer<Trail> {
    if let pointer = pthread_getspecific(key) {
      return pointer.assumingMemoryBound(to: Trail.self)
    }
    let trail = UnsafeMutablePointer<Trail>.allocate(capacity: 1)
    trail.initialize(to: Trail())
    pthread_setspecific(key, trail)
    return trail
  }

  /// Runs a function that asks an element for its content; another one if it lies too deep.
  static func descend<Result>(
    into type: any Any.Type,
    _ body: () -> Result,
    limited: () -> Result
  ) -> Result {
    let trail = trail
    trail.pointee.types.append(type)
    defer { trail.pointee.types.removeLast() }
    let depth = trail.pointee.types.count
    guard depth <= limit else {
      diagnose(path(trail.pointee.types))
      return limited()
    }
    guard depth % levelsPerStack == 0 else { return body() }
    return onAnotherStack(body)
  }

  /// Runs a step into a level of a tree whose depth is known.
  static func step<Result>(to depth: Int, _ body: () -> Result) -> Result {
    depth % levelsPerStack == 0 && depth > 0 ? onAnotherStack(body) : body()
  }

  /// Returns whether a level may be entered; ends debug builds if not.
  static func permits(_ node: LayoutNode) -> Bool {
    guard node.depth > limit else { return true }
    diagnose("… / " + node.path.components(separatedBy: " / ").suffix(10).joined(separator: " / "))
    return false
  }

  private static func path(_ types: [any Any.Type]) -> String {
    "… / " + types.suffix(10).map { "\($0)" }.joined(separator: " / ")
  }

  private static func diagnose(_ path: String) {
    assertionFailure(
      "elements are nested more than \(limit) levels deep; does one contain itself? \(path)"
    )
  }

  /// Runs a function on a stack of its own, in this thread: what an element does may belong to the main actor.
  private static func onAnotherStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { step in
      withUnsafePointer(to: step as Step) { step in
        let hasRun = listscope_call_on_another_stack(
          stackSize,
          { $0?.assumingMemoryBound(to: Step.self).pointee() },
          UnsafeMutableRawPointer(mutating: step)
        )
        precondition(hasRun, "there is no memory for the stack of deeply nested elements")
      }
    }
    guard let result else { preconditionFailure("a stack ended without a result") }
    return result
  }

  private typealias Step = () -> Void
}
