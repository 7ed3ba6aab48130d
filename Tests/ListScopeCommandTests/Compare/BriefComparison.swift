import Foundation
import TestSupport
import Testing

/// Compares the program with itself, as briefly as it can.
enum BriefComparison {
  static func run(_ arguments: String...) throws
    -> (status: Int32, output: String, errors: String)
  {
    try CommandRun.run(
      [
        CommandRun.listscope, "compare", "--base", CommandRun.listscope, "--head",
        CommandRun.listscope, "--scenario", "ticker", "--rounds", "8", "--time-limit", "1s",
      ] + arguments + ["--", "--items", "200", "--frames", "90"]
    )
  }

  /// Returns the comparison of the mean of frames in the document.
  static func mean(_ document: String) throws -> [String: Any] {
    let data = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let scenarios = try #require(data?["scenarios"] as? [[String: Any]])
    let metrics = try #require(scenarios.first?["metrics"] as? [[String: Any]])
    return try #require(metrics.first { $0["name"] as? String == "frame_mean_ns" })
  }
}
