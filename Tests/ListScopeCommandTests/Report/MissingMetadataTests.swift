import Foundation
import TestSupport
import Testing

/// Streams that a copy has brought without the file that describes them.
@Suite struct MissingMetadataTests {
  private let folder = try? OutputFolder()

  /// Two traces, of which one has lost its metadata.
  private func damaged() throws -> String {
    let path = try #require(folder).path + "/traces"
    let traces = CommandRun.repository + "/Traces"
    let run = try CommandRun.run([
      "sh", "-c",
      "mkdir \"$1\" && cp -r \"$2/fling\" \"$1/good\" && cp -r \"$2/tour\" \"$1/bare\" && "
        + "find \"$1/bare\" -name metadata -delete",
      "sh", path, traces,
    ])
    #expect(run.status == 0, "\(run.errors)")
    return path
  }

  @Test(
    "A folder of streams without metadata beside a good trace is named: exit code 65",
    arguments: [["report"], ["report", "--format", "json"], ["report", "--format", "markdown"]]
  )
  func report(command: [String]) throws {
    let run = try CommandRun.run([CommandRun.listscope] + command + [damaged()])
    #expect(run.status == 65)
    #expect(run.output.contains("bare"), "\(run.output)")
    #expect(run.output.contains("metadata"), "\(run.output)")
    // What there is of the other trace is reported.
    #expect(run.output.contains("89") || run.output.contains("90"), "\(run.output)")
  }

  @Test("Queries and exports fail as well, and libbabeltrace2 names the folder")
  func others() throws {
    let path = try damaged()
    let query = try CommandRun.run(
      [CommandRun.listscope, "query", path, "SELECT count(*) > 0 FROM frames"]
    )
    #expect(query.status == 65)
    let reference = try CommandRun.run(
      [CommandRun.listscope, "report", path, "--reader", "babeltrace"]
    )
    #expect(reference.status == 65)
    #expect(reference.errors.contains("/bare"), "\(reference.errors)")
    #expect(reference.errors.contains("no file `metadata`"), "\(reference.errors)")
  }

  @Test("Streams without any metadata are named", arguments: ["packets", "babeltrace"])
  func alone(reader: String) throws {
    let path = try damaged() + "/bare"
    let run = try CommandRun.run([CommandRun.listscope, "report", path, "--reader", reader])
    #expect(run.status == 65)
    #expect(run.errors.contains("no file `metadata`"), "\(run.errors)")
  }
}
