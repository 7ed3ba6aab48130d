import Foundation
import Testing

@testable import Experiments
@testable import ListScopeCommand

/// Recordings of sessions that lost parts, as scenarios.
@Suite struct DamagedSessionTests {
  @Test("What played a recording that lost parts does not end well", arguments: [true, false])
  func losses(isDamaged: Bool) throws {
    let bytes = try RecordedFile.inbox.get()
    let parts = RecordedFile.parts(of: bytes)
    let folder = try TemporaryFolder("damaged-session")
    let path = folder.url.appendingPathComponent("cut.capture").path
    let end = isDamaged ? parts[parts.count - 2] + 10 : bytes.count
    try Data(bytes[..<end]).write(to: URL(fileURLWithPath: path))
    let catalogue = ScenarioCatalogue()
    _ = try catalogue.scenario(named: path)
    guard isDamaged else { return try catalogue.checkLosses() }
    let failure = try #require(throws: CommandFailure.self) { try catalogue.checkLosses() }
    #expect(failure.status == .badData && failure.message.contains(path))
  }
}
