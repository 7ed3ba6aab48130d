import Foundation
import ListSchema
import Signposts
import TraceAnalysis
package import TraceReading

extension SlowdownProfile {
  /// Compares the work of a device's trace with that of one that was recorded here.
  ///
  /// - Parameters:
  ///   - device: the folder that `import` made.
  ///   - here: the folder of a recording.
  ///   - listener: takes doubts about both.
  /// - Throws: `CommandFailure` where the first is of no device, or one of them cannot be used.
  package init(
    device: String,
    here: String,
    _ listener: any ExperimentListener = SilentListener()
  ) throws {
    self.init(
      device: try TraceFolder(device).sharedWork { listener.warn("in '\(device)', \($0)") },
      here: try TraceFolder(here).sharedWork { listener.warn("in '\(here)', \($0)") },
      schema: ListSchema.schema
    )
  }

  /// Throws where a folder is not the trace of a device.
  package static func checkDevice(_ path: String) throws(CommandFailure) -> TraceManifest.Device {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(TraceReadingError.noSuchPath(path: path))
    }
    guard let device = TraceManifest(inFolder: path)?.device else {
      throw .usage(
        "'\(path)' was not imported from a device. Give the device's trace first: "
          + "`\(ProgramName.current) import` makes it."
      )
    }
    return device
  }
}

extension SlowdownProfile {
  /// The factors and the kinds without one, one per line.
  package var text: String {
    let factors = kinds.map { kind in
      "\(kind.name): \(kind.ratio.words), from "
        + "\(Readable.number(kind.deviceCount)) on the device and "
        + "\(Readable.number(kind.hereCount)) here"
    }
    let refused = refused.map { "\($0.name): no factor, \($0.reason)" }
    let share = frameShare.map { share in
      [
        "these kinds cover \(Readable.share(share)) of the time of frames here; fonts, drawing and "
          + "animation are not on this side"
      ]
    }
    return (factors + refused + (share ?? [])).map { $0 + "\n" }.joined()
  }
}

extension DurationRatio {
  /// The ratio, and where it lies.
  package var words: String {
    "×\(Readable.number(factor, digits: 2)) (95 %: \(Readable.number(low, digits: 2)) to "
      + "\(Readable.number(high, digits: 2)))"
  }
}
