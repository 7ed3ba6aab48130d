import Foundation

/// The run loop in use on each thread: the one that was last advanced there, or whose window last showed a screen.
///
/// Threads are apart, as programs play several screens at the same time.
enum CurrentRunLoop {
  /// Refers to the loop of a thread, without keeping it.
  private final class Reference {
    weak var loop: MainRunLoop?
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<Reference>.fromOpaque(pointer).release()
    }
    return key
  }()

  private static var reference: Reference {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Reference>.fromOpaque(pointer).takeUnretainedValue()
    }
    let reference = Reference()
    pthread_setspecific(key, Unmanaged.passRetained(reference).toOpaque())
    return reference
  }

  /// The loop in use on this thread; nil for none.
  static var value: MainRunLoop? {
    get { reference.loop }
    set { reference.loop = newValue }
  }
}

extension MainRunLoop {
  /// The loop in use: the one of this thread, or else that of the key window; nil for none.
  package static var current: MainRunLoop? {
    if let loop = CurrentRunLoop.value { return loop }
    guard MainQueue.isCurrent else { return nil }
    return withViews { UIApplication.shared.keyWindow?.runLoop }
  }

  /// Makes the loop the one in use on this thread.
  package func makeCurrent() {
    if CurrentRunLoop.value !== self { CurrentRunLoop.value = self }
  }
}
