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

  /// Observes a keyboard, and no other.
  mutating func observe(_ new: Keyboard?, _ change: @escaping (CGRect?) -> Void) {
    keyboard = new
    observation = new?.addObserver { change($0.frame) }
  }
}
