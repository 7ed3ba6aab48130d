import ArgumentParser
import Experiments
import Foundation
import Reports

/// Looks for the library that makes the charts of a page interactive.
struct ChartLibrarySearch {
  /// The possible places: in an unpacked tarball, or where systems put it.
  static let places = [InstalledFiles.current.chartLibrary] + ChartLibrary.defaultPaths

  private let path: String?
  private let terminal: Terminal

  /// Looks at one place that was asked for, or where systems put it.
  init(_ path: String?, _ terminal: Terminal) {
    self.path = path
    self.terminal = terminal
  }

  /// The library; nil where none is installed and none was asked for.
  ///
  /// - Throws: `CommandFailure` when what was asked for is not there (66) or is something else (64).
  func library() throws(CommandFailure) -> ChartLibrary? {
    if let path { return try asked(path) }
    let found = Self.places.lazy.compactMap { path in
      // A library that is not installed is not used.
      (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
        ChartLibrary(source: $0, path: path)
      }
    }.first
    if found == nil { advise() }
    return found
  }

  private func asked(_ path: String) throws(CommandFailure) -> ChartLibrary {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandFailure(
        message: "There is no readable file '\(path)' for --chart-library.",
        status: .noInput
      )
    }
    guard let library = ChartLibrary(source: source, path: path) else {
      throw CommandFailure(
        message:
          "'\(path)' does not begin as Chart.js 3 or 4 does. Give its file for browsers, such "
          + "as '\(ChartLibrary.defaultPaths[0])'.",
        status: .usage
      )
    }
    return library
  }

  private func advise() {
    terminal.note("charts will not be interactive. To make them so: \(ChartLibrary.advice)")
  }
}
