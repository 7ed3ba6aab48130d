internal import Foundation

/// Swift's backtrace of a crash, written into a file of the recording's home.
struct Backtrace {
  static let variable = "SWIFT_BACKTRACE"

  private let path: String

  init(home: String) {
    path = home + "/backtrace.txt"
  }

  /// The setting that asks the Swift runtime for a backtrace; programs without one ignore it.
  var setting: String {
    "enable=yes,interactive=no,color=no,timeout=0s,sanitize=no,images=none,warnings=suppressed,"
      + "output-to=\(path)"
  }

  /// The text; nil when there was no crash, or the runtime has no backtracer.
  var text: String? {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    return String(decoding: data.prefix(64 << 10), as: UTF8.self)
  }
}
