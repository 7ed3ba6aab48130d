import Foundation
import HeadlessUIKit

/// The keyboard of the screen on which a list is, as the list last knew it.
@preconcurrency @MainActor
struct ScreenKeyboard {
  private(set) var keyboard: Keyboard?
  private var observation: Keyboard.Observation?
  /// True if the keyboard is that of the list's window, as long as no other one is set.
  var isOfWindow = true
  /// The frame of the keyboard in the coordinates of the list's superview, or of its window.
  var frame: CGRect?
  /// The latest change of the frame; nil before the first.
  var move: KeyboardMove?

  /// Observes a keyboard, and no other.
  mutating func observe(_ new: Keyboard?, _ change: @escaping (CGRect?, KeyboardMove?) -> Void) {
    keyboard = new
    observation = new?.addObserver { [weak new] in
      let duration = $0.duration
      change($0.frame, new.map { KeyboardMove(keyboard: $0, duration: duration) })
    }
  }
}
