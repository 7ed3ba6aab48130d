public import Foundation

/// The keyboard of a screen that does not exist.
///
/// Whoever has a screen owns one; what adapts to the keyboard observes it.
public final class Keyboard {
  /// An observer of a keyboard, for as long as it is kept.
  public final class Observation {
    fileprivate let change: (KeyboardFrameChange) -> Void
    private weak var keyboard: Keyboard?

    fileprivate init(keyboard: Keyboard, change: @escaping (KeyboardFrameChange) -> Void) {
      self.keyboard = keyboard
      self.change = change
    }

    /// Ends the observation, as letting go of it does.
    public func invalidate() {
      keyboard?.observers.removeAll { $0.observation === self }
      keyboard = nil
    }
  }

  private struct Observer {
    weak var observation: Observation?
  }

  /// How long the keyboard takes to come and go unless said otherwise, in seconds.
  public static let duration = 0.25

  /// The frame in the coordinates of the screen; nil while the keyboard is hidden.
  public private(set) var frame: CGRect?

  private var observers: [Observer] = []

  /// Makes a keyboard that is hidden.
  public init() {}

  /// Shows the keyboard, or changes its frame.
  ///
  /// The observers hear of it at once, also when the frame stays the same.
  public func show(frame: CGRect, duration: Double = Keyboard.duration) {
    change(KeyboardFrameChange(frame: frame, duration: duration))
  }

  /// Hides the keyboard; does nothing when it is hidden.
  public func hide(duration: Double = Keyboard.duration) {
    guard frame != nil else { return }
    change(KeyboardFrameChange(frame: nil, duration: duration))
  }

  /// Calls `change` at every change from now on, after earlier observers, until the returned
  /// observation is let go of.
  public func addObserver(_ change: @escaping (KeyboardFrameChange) -> Void) -> Observation {
    observers.removeAll { $0.observation == nil }
    let observation = Observation(keyboard: self, change: change)
    observers.append(Observer(observation: observation))
    return observation
  }

  private func change(_ change: KeyboardFrameChange) {
    frame = change.frame
    for observer in observers { observer.observation?.change(change) }
  }
}
