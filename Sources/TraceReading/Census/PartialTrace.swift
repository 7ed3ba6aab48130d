import Foundation

/// Recognises files that rightly begin in the middle of their streams.
///
/// LTTng keeps only the latest packets of a snapshot and of a trace of limited size, and divides one that
/// is rotated; nothing but names tells.
enum PartialTrace {
  /// Whether the streams of a folder may begin with any packet.
  static func isPart(_ folder: String) -> Bool {
    URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents.contains {
      $0.wholeMatch(of: /.+-\d{8}-\d{6}-\d+/) != nil
        || $0.wholeMatch(of: /\d{8}T\d{6}[+-]\d{4}-\d{8}T\d{6}[+-]\d{4}-\d+/) != nil
    }
  }

  /// Whether a file is one of several that its stream is divided into.
  static func isPiece(_ file: String) -> Bool {
    file.wholeMatch(of: /.+_\d+_\d+/) != nil
  }
}
