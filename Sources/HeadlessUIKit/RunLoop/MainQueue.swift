import Foundation

/// The main queue, whichever thread serves it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the code that asks runs on the main queue or the main thread.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }

  /// Runs what is ready on the main queue, without waiting: blocks, tasks of the main actor, and Foundation's
  /// timers.
  ///
  /// It takes some microseconds even where nothing is ready.
  ///
  /// - Precondition: this is the main thread.
  package static func serve() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}
