/// The player and its observers.
final class Player {
  /// The episode that plays; nil for none.
  private(set) var episode: Int?
  /// The part of it that was heard, from 0 to 1.
  private(set) var progress = 0.0
  /// The views that show the progress of an episode, by the episode.
  private var observers: [Int: (Double) -> Void] = [:]

  func play(_ episode: Int) {
    (self.episode, progress) = (episode, 0)
  }

  /// A moment has passed.
  func tick() {
    guard let episode else { return }
    progress = min(1, progress + 0.002)
    observers[episode]?(progress)
  }

  func observe(_ episode: Int, _ observer: @escaping (Double) -> Void) {
    observers[episode] = observer
  }

  func stopObserving(_ episode: Int) {
    observers[episode] = nil
  }
}
