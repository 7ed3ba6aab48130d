import Foundation

/// The programs that `scripts/support/python-tools --all` installs for tests.
package enum PythonTools {
  private static let folder = CommandRun.repository + "/.build/python-tools"

  /// The command of DuckDB: of this package's tools, or of the machine; nil where there is none.
  package static let duckDB: String? = {
    let tool = folder + "/bin/duckdb"
    return access(tool, X_OK) == 0 ? tool : CommandRun.find("duckdb")
  }()

  /// True if Spark can be started.
  package static let hasSpark: Bool = {
    let run = try? CommandRun.run([folder + "/bin/python", "-c", "import pyspark"])
    return run?.status == 0 && CommandRun.find("java") != nil
  }()

  /// Variables with which programs find these tools first.
  package static let environment = [
    "PATH": folder + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  ]
}
