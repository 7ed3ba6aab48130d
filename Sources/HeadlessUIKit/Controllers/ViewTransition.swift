import Foundation

/// A transition between controllers, which takes no time here.
///
/// Changes alongside it are made when the views have changed places, and completions are called at
/// its end.
@preconcurrency @MainActor
final class ViewTransition: UIViewControllerTransitionCoordinator {
  typealias Change = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let isCancelled = false
  var transitionDuration: TimeInterval { 0 }
  private var changes: [Change] = []
  private var completions: [Change] = []
  private var hasChanged = false

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  @discardableResult
  func animate(alongsideTransition animation: Change?, completion: Change?) -> Bool {
    if let completion { completions.append(completion) }
    if let animation { hasChanged ? animation(self) : changes.append(animation) }
    return isAnimated
  }

  /// Makes the changes alongside the transition.
  func alongside() {
    hasChanged = true
    let waiting = changes
    changes = []
    for change in waiting { change(self) }
  }

  /// Ends the transition.
  func finish() {
    alongside()
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
