import Foundation
package import TraceAnalysis
import TraceReading

/// The calibrations of this user's machines, one file for each.
package struct CalibrationStore {
  private let folder: String
  /// The name of this machine.
  package let machine = MachineName(.current).text

  package init(cache: String = CacheFolder.path()) {
    folder = cache + "/calibrations"
  }

  private var file: String {
    "\(folder)/\(machine.split(separator: " ").first ?? "machine").json"
  }

  /// This machine's calibration; nil where there is none, or it is of another procedure.
  package var current: Calibration? {
    guard let bytes = FileManager.default.contents(atPath: file),
      let found = try? JSONDecoder().decode(Calibration.self, from: bytes),
      found.formatVersion == Calibration.currentFormat,
      found.procedure == MetricComparison.procedure, found.machine == machine
    else { return nil }
    return found
  }

  /// The calibration of these settings; nil where there is none.
  package func calibration(of settings: BuildComparer.Settings) -> Calibration? {
    guard let current, current.rounds == settings.rounds else { return nil }
    let margin =
      settings.margins[ComparedMetric.frameMean.name] ?? ComparedMetric.frameMean.margin
    return current.margin == margin ? current : nil
  }

  /// Keeps a calibration in place of the one before, and returns where it is.
  ///
  /// - Throws: `CommandFailure` where it cannot be written.
  package func keep(_ calibration: Calibration) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure.unusableOutput("The folder '\(folder)' cannot be made: \(error)")
    }
    try CommandOutput.write(try encoder.encode(calibration) + Data("\n".utf8), to: file)
    return file
  }
}
