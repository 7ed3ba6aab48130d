import LTTng

/// The files that `scripts/package` installs: the program as
/// `PREFIX/libexec/listscope/bin/listscope`, which `PREFIX/bin/listscope` starts.
///
/// A program that was built and not installed has none of them there, and looks where it always does.
package struct InstalledFiles {
  /// Those of this program.
  package static let current = InstalledFiles(program: CurrentExecutable.path)

  /// The folders of libraries that programs are started with: below the same prefix, and where the
  /// Debian package puts them, for programs of users that have the same command.
  let libraryFolders: [String]
  /// The XML for Trace Compass.
  let traceCompassAnalysis: String

  /// Those of a program, by its absolute path without links.
  package init(program: String) {
    let prefix = program.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    libraryFolders = ["\(prefix)/lib/listscope", "/usr/lib/listscope"]
    traceCompassAnalysis = "\(prefix)/share/listscope/trace-compass/listscope.xml"
  }
}
