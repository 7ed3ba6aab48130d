import LTTng

/// The files that `scripts/package` puts beside the program: `PREFIX/lib/listscope/bin/listscope`,
/// to which `PREFIX/bin/listscope` links.
///
/// A program that was built and not installed has none of them there, and looks where it always does.
struct InstalledFiles {
  /// Those of this program.
  static let current = InstalledFiles(program: CurrentExecutable.path)

  /// Where libraries may be that programs are started with: beside the program, and where the Debian
  /// package puts them, for programs of users that have the same command.
  let libraryFolders: [String]
  /// The XML for Trace Compass.
  let traceCompassAnalysis: String
  /// The library that makes charts interactive; the Debian package has none and recommends Debian's.
  let chartLibrary: String

  /// Those of a program, by its absolute path without links.
  init(program: String) {
    let own = program.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    libraryFolders = [own, "/usr/lib/listscope"]
    let shared = "\(own)/../../share/listscope"
    traceCompassAnalysis = "\(shared)/trace-compass/listscope.xml"
    chartLibrary = "\(shared)/chart.js/chart.min.js"
  }
}
