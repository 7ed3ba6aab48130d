import Foundation
import ListSchema
import Signposts
import TraceAnalysis
package import TraceReading
import Workloads

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

  /// Compares the intervals that an app has measured in a recorded session with the work of a trace that was
  /// recorded here.
  ///
  /// - Parameters:
  ///   - session: the file of the session.
  ///   - here: the folder of a recording.
  ///   - listener: takes doubts about the trace.
  /// - Throws: `CommandFailure` where the session has no intervals of kinds that are compared, or one of them
  ///   cannot be used.
  package init(
    session: String,
    here: String,
    _ listener: any ExperimentListener = SilentListener()
  ) throws {
    let recording = try SessionFiles.read(session)
    var device = SharedWork(ListSchema.schema)
    for event in recording.events {
      guard case .interval(let name, let us) = event.kind, us < Int.max / 1_000 else { continue }
      device.add(recording.name(name), durationNs: Int64(us) * 1_000)
    }
    guard !device.kinds.isEmpty else {
      throw CommandFailure.usage(
        "'\(session)' has no interval that could be compared. In the app, record(interval:seconds:) of "
          + "SessionCapture takes the time of one of these: "
          + device.kindNames.joined(separator: ", ") + "."
      )
    }
    self.init(
      device: device,
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
