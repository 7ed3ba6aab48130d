public import Foundation

/// The simulated keyboard of a screen.
///
/// The owner of a screen owns one; views that adapt to the keyboard observe it.
@preconcurrency @MainActor
public final class Keyboard {
  /// An observation of a keyboard, active for as long as it is kept.
  @preconcurrency @MainActor
  public final class Observation {
    fileprivate let change: (KeyboardFrameChange) -> Void
    private weak var keyboard: Keyboard?

    fileprivate init(keyboard: Keyboard, change: @escaping (KeyboardFrameChange) -> Void) {
      self.keyboard = keyboard
      self.change = change
    }

    /// Ends the observation, as releasing it does.
    public func invalidate() {
      keyboard?.observers.removeAll { $0.observation === self }
      keyboard = nil
    }
  }

  private struct Observer {
    weak var observation: Observation?
  }

  /// The default duration of showing and hiding the keyboard, in seconds.
  public static let duration = 0.25

  /// The height of a window's keyboard, in points; that of a phone of 6.1 inches.
  static let height: CGFloat = 336

  /// The frame in the coordinates of the screen; nil while the keyboard is hidden.
  public private(set) var frame: CGRect?

  private var observers: [Observer] = []

  /// Creates a hidden keyboard.
  public init() {}

  /// Shows the keyboard, or changes its frame.
  ///
  /// The observers are called immediately, even if the frame stays the same.
  public func show(frame: CGRect, duration: Double = Keyboard.duration) {
    change(KeyboardFrameChange(frame: frame, duration: duration))
  }

  /// Hides the keyboard; does nothing if it is hidden.
  public func hide(duration: Double = Keyboard.duration) {
    guard frame != nil else { return }
    change(KeyboardFrameChange(frame: nil, duration: duration))
  }

  /// Calls `change` for every change, until the returned observation is released.
  public func addObserver(_ change: @escaping (KeyboardFrameChange) -> Void) -> Observation {
    observers.removeAll { $0.observation == nil }
    let observation = Observation(keyboard: self, change: change)
    observers.append(Observer(observation: observation))
    return observation
  }

  private func change(_ change: KeyboardFrameChange) {
    let old = frame
    frame = change.frame
    post(change, from: old)
    for observer in observers { observer.observation?.change(change) }
  }
}
