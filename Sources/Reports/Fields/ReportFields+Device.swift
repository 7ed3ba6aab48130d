import TraceAnalysis

extension ReportFields {
  static let deviceFrames = Fields<DeviceFrames>(
    "device_frames",
    "The late frames of a device, by Apple's rule",
    [
      Field("late_frames", .count, unit: "frames", "The number of late frames") { $0.count },
      Field("hitch_ns", .duration, "The sum of the times by which they were late") { $0.hitchNs },
      Field("recorded_ns", .duration, "The time that was recorded, null where it is not known") {
        $0.recordedNs
      },
      Field(
        "hitch_rate_ms_per_s",
        .real,
        unit: "ms/s",
        "Hitch time for each second that was recorded, null where that is not known"
      ) { $0.msPerS },
      Field(
        "hitch_band_organizer",
        .text,
        "That rate by the bands of Apple's Organizer, 10, 25 and 50 ms/s"
      ) { $0.msPerS.map { HitchBand.organizer(msPerS: $0).rawValue } },
      Field(
        "missed_vsyncs",
        .count,
        unit: "vsyncs",
        "Periods of the display without a new frame, null where their length is not known"
      ) { $0.missedVsyncs },
      Field("left_out", .count, unit: "frames", "Late frames of others, which are not counted") {
        $0.leftOut
      },
      .records("latest", "The latest frames, the latest first", deviceLateFrame) { $0.longest },
    ]
  )

  static let deviceLateFrame = Fields<DeviceFrames.LateFrame>(
    "device_late_frame",
    "A frame of a device that came too late",
    [
      Field("start_ns", .timestamp, "The time at which it was due, since the start of the run") {
        $0.startNs
      },
      Field("hitch_ns", .duration, "The time by which it was late") { $0.hitchNs },
      Field("missed_vsyncs", .count, unit: "vsyncs", "Periods of the display without a new frame") {
        $0.missedVsyncs
      },
      Field("run", .integer, "The run, from 1") { $0.run },
    ]
  )

  static let deviceSamples = Fields<DeviceSamples>(
    "device_samples",
    "Samples of the threads of a device",
    [
      Field("count", .count, unit: "samples", "The number of samples") { $0.count },
      Field("weight_ns", .duration, "The time that they stand for") { $0.weightNs },
      Field("without_stack_ns", .duration, "The part of it without a stack") { $0.withoutStackNs },
      Field("left_out", .count, unit: "samples", "Those of others and of waiting threads") {
        $0.leftOut
      },
      .records("functions", "The functions with the most time of their own", deviceFunction) {
        $0.functions
      },
    ]
  )

  static let deviceFunction = Fields<DeviceSamples.Function>(
    "device_function",
    "A function in which threads of a device were found",
    [
      Field("name", .text, title: "Function", isKey: true, "The name") { $0.name },
      Field("self_ns", .duration, "The time in which it was the innermost one") { $0.selfNs },
      Field("total_ns", .duration, "The time in which it was anywhere in the stack") {
        $0.totalNs
      },
    ]
  )
}
