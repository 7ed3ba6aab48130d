import BuiltInScenarios
import Foundation
import Testing
import Workloads
@testable import Experiments

/// A file that was recorded once for all tests.
enum RecordedFile {
  /// The file of some frames of a short mailbox.
  static let inbox = Result { try bytes(of: "inbox", items: 60, frames: 120) }

  /// Records a scenario.
  static func bytes(of name: String, items: Int, frames: Int) throws -> [UInt8] {
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    let folder = try TemporaryFolder("recorded-file")
    var parameters = RunParameters(for: scenario)
    (parameters.frames, parameters.items) = (frames, items)
    let url = folder.url.appendingPathComponent("recorded.capture")
    _ = try SessionRoundTrip.record(scenario, parameters, to: url)
    return try [UInt8](Data(contentsOf: url))
  }

  /// The starts of the parts of a file, and its end.
  static func parts(of bytes: [UInt8]) -> [Int] {
    let mark = Array("LSCP".utf8)
    return bytes.indices.filter { bytes[$0...].starts(with: mark) } + [bytes.count]
  }
}
