import Foundation
import Reports
import TraceAnalysis
import TraceReading

extension Provenance {
  /// What an import has noted of the device.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - manifest: the manifest that it stands in.
  ///   - isRedacted: whether the device's name and the files' are left out.
  init(_ device: TraceManifest.Device, _ manifest: TraceManifest, isRedacted: Bool) {
    let facts: [(String, String?)] = [
      ("Device", isRedacted ? device.model : Self.words(device)), ("System", device.system),
      ("Recorder", device.instruments.map { "Instruments \($0)" }),
      ("Template", device.template), ("Started", device.startDate), ("Source", device.source),
      ("Late", Self.lateFrames(device)),
      ("Files", isRedacted ? nil : device.files.joined(separator: ", ")),
    ]
    self.init(
      machine: [device.model, device.system].compactMap { $0 }.joined(separator: ", "),
      facts: [
        Fact("Imported at", manifest.createdUTC), Fact("listscope", manifest.versions.listscope),
      ],
      device: facts.compactMap { name, value in value.map { Fact(name, $0) } },
      cautions: device.notes
    )
  }

  private static func words(_ device: TraceManifest.Device) -> String? {
    guard let name = device.name else { return device.model }
    return device.model.map { "\(name), \($0)" } ?? name
  }

  /// Apple's rule: the time by which frames were late, for each second that was recorded.
  private static func lateFrames(_ device: TraceManifest.Device) -> String {
    guard let late = device.lateFrames else { return "frames not known, no table says it" }
    var parts = [Readable.count(late.count, "frame"), "hitch time \(Readable.time(late.hitchNs))"]
    if let recorded = device.recordedNs, recorded > 0 {
      let rate = Double(late.hitchNs) / Double(recorded) * 1_000
      parts.append("hitch rate \(Readable.number(rate)) ms/s over \(Readable.time(recorded))")
    } else {
      parts.append("hitch rate not known, as the time that was recorded is not")
    }
    if let vsyncs = late.missedVsyncs {
      parts.append(Readable.count(Int(clamping: vsyncs), "missed vsync"))
    }
    if late.leftOut > 0 { parts.append("\(Readable.number(late.leftOut)) of others not counted") }
    return parts.joined(separator: ", ")
  }
}
