import Foundation
import LTTng
import Reports

/// Checks of optional tools, which nothing else depends on.
enum ExtraChecks {
  static func all() -> [Finding] {
    [
      chartLibrary(at: ChartLibrarySearch.places), valgrind(), calibration(),
      traceCompass(
        analysis: analysisFile(from: [CurrentExecutable.path, currentFolder]),
        workspaces: workspaces(of: ProcessInfo.processInfo.environment["HOME"] ?? "/")
      ),
    ]
  }

  static func chartLibrary(at paths: [String]) -> Finding {
    let found = paths.lazy.compactMap { path in
      // A library that is not installed is not used.
      (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
        ChartLibrary(source: $0, path: path)
      }
    }.first
    guard let found else {
      return Finding(
        "chart library",
        .warn,
        "not installed; charts in HTML reports will not be interactive",
        fix: ChartLibrary.advice
      )
    }
    return Finding("chart library", .ok, "Chart.js \(found.version) (\(found.path))")
  }

  private static func valgrind() -> Finding {
    guard let version = ProgramOutput.run(["valgrind", "--version"]) else {
      return Finding(
        "valgrind",
        .warn,
        "not found on PATH; it counts instructions where the processor cannot",
        fix: "apt-get install valgrind"
      )
    }
    let name = version.trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing("valgrind-", with: "")
    do {
      let count = try InstructionCounter(ChildProgram()).countAll(["true"])
      return Finding("valgrind", .ok, "version \(name), counts: `true` takes \(count) instructions")
    } catch {
      let reason = (error as? InstructionCounter.Missing)?.reason ?? "\(error)"
      return Finding(
        "valgrind",
        .warn,
        "version \(name) does not count instructions: \(reason)",
        fix: "apt-get install --reinstall valgrind libc6-dbg"
      )
    }
  }

  private static func calibration() -> Finding {
    guard let found = CalibrationStore().current else {
      return Finding(
        "calibration",
        .warn,
        "nobody knows how often `\(ProgramName.current) compare` is right on this machine",
        fix: "\(ProgramName.current) calibrate"
      )
    }
    return Finding("calibration", .ok, CalibrationWords.quote(found))
  }

  // MARK: Trace Compass

  private static let analysisPath = "Traces/TraceCompass/listscope.xml"
  /// Where Trace Compass keeps the XML analyses of a workspace.
  static let importedPath =
    ".metadata/.plugins/org.eclipse.tracecompass.tmf.analysis.xml.core/xml_files"

  private static var currentFolder: String {
    FileManager.default.currentDirectoryPath
  }

  /// The analysis in the checkout that contains one of these paths, or the installed one; nil where
  /// there is neither.
  static func analysisFile(from paths: [String]) -> String? {
    for path in paths {
      var folder = URL(fileURLWithPath: path).standardizedFileURL
      while true {
        let file = folder.appendingPathComponent(analysisPath).path
        if FileManager.default.fileExists(atPath: file) { return file }
        guard folder.path != "/" else { break }
        folder.deleteLastPathComponent()
      }
    }
    let installed = InstalledFiles.current.traceCompassAnalysis
    return FileManager.default.fileExists(atPath: installed) ? installed : nil
  }

  /// The default workspaces of Trace Compass that exist.
  static func workspaces(of home: String) -> [String] {
    [".tracecompass", "eclipse-workspace", "workspace"].map { "\(home)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0 + "/.metadata") }
  }

  /// Checks whether Trace Compass has the analysis of this checkout.
  static func traceCompass(analysis: String?, workspaces: [String]) -> Finding {
    let name = "Trace Compass"
    let imported = workspaces.map { "\($0)/\(importedPath)/listscope.xml" }
      .first { FileManager.default.fileExists(atPath: $0) }
    let here =
      analysis.map { "the analysis is \($0)" }
      ?? "its analysis is neither installed nor in a checkout here"
    guard let imported else {
      guard let workspace = workspaces.first, let analysis else {
        return Finding(name, .ok, "no workspace found; \(here)")
      }
      return Finding(
        name,
        .warn,
        "the workspace \(workspace) does not have the analysis",
        fix: "import \(analysis) in \"Manage XML analyses…\""
      )
    }
    if let analysis, !FileManager.default.contentsEqual(atPath: analysis, andPath: imported) {
      return Finding(
        name,
        .warn,
        "\(imported) is another analysis than \(analysis)",
        fix: "import \(analysis) again in \"Manage XML analyses…\""
      )
    }
    return Finding(name, .ok, "the analysis is imported (\(imported))")
  }
}
