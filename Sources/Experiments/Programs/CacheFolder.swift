import Foundation

/// The user's folder for what can be made again: `$XDG_CACHE_HOME/listscope`, or `~/.cache/listscope`.
enum CacheFolder {
  static func path(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    return (caches ?? "\(home)/.cache") + "/listscope"
  }
}
