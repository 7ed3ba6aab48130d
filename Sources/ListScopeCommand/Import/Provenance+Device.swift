import Foundation
import Reports
import TraceAnalysis
import TraceReading

extension Provenance {
  /// Creates the provenance from an import's notes of the device.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - manifest: the manifest that it stands in.
  ///   - isRedacted: whether the device's name, the files' and functions' are left out.
  init(_ device: TraceManifest.Device, _ manifest: TraceManifest, isRedacted: Bool) {
    let facts: [(String, String?)] = [
      ("Device", isRedacted ? device.model : Self.words(device)), ("System", device.system),
      ("Recorder", device.instruments.map { "Instruments \($0)" }),
      ("Template", device.template), ("Started", device.startDate), ("Source", device.source),
      ("Late", Self.frames(device)?.sentence ?? "frames not known, no table says it"),
      ("Files", isRedacted ? nil : device.files.joined(separator: ", ")),
    ]
    self.init(
      machine: [device.model, device.system].compactMap { $0 }.joined(separator: ", "),
      facts: [
        Fact("Imported at", manifest.createdUTC), Fact("listscope", manifest.versions.listscope),
      ],
      device: facts.compactMap { name, value in value.map { Fact(name, $0) } },
      deviceFrames: Self.frames(device),
      deviceSamples: Self.samples(device, isRedacted: isRedacted),
      cautions: device.notes
    )
  }

  private static func words(_ device: TraceManifest.Device) -> String? {
    guard let name = device.name else { return device.model }
    return device.model.map { "\(name), \($0)" } ?? name
  }

  private static func samples(_ device: TraceManifest.Device, isRedacted: Bool) -> DeviceSamples? {
    device.samples.map { samples in
      DeviceSamples(
        count: samples.count,
        weightNs: samples.weightNs,
        withoutStackNs: samples.withoutStackNs,
        leftOut: samples.leftOut,
        functions: (isRedacted ? [] : samples.functions).map {
          DeviceSamples.Function(name: $0.name, selfNs: $0.selfNs, totalNs: $0.totalNs)
        }
      )
    }
  }

  private static func frames(_ device: TraceManifest.Device) -> DeviceFrames? {
    device.lateFrames.map { late in
      DeviceFrames(
        count: late.count,
        hitchNs: late.hitchNs,
        recordedNs: device.recordedNs,
        missedVsyncs: late.missedVsyncs,
        leftOut: late.leftOut,
        longest: (late.longest ?? []).map {
          DeviceFrames.LateFrame(
            run: $0.run,
            startNs: $0.startNs,
            hitchNs: $0.hitchNs,
            missedVsyncs: $0.missedVsyncs
          )
        }
      )
    }
  }
}
