import LTTng

extension FlightKinds {
  /// The events of the list engine's schema.
  static let list = FlightKinds(
    lateFrame: "frame_overrun",
    lateFrameFields: ["frame", "duration_ns", "budget_ns"],
    request: "ring_request",
    requestFields: ["reason"],
    logs: "signpost/*/log",
    logFields: ["level", "message"],
    faultLevel: "fault",
    lasting: [
      "schema", "run_begin", "run_parameter", "scenario", "type_name", "state_name", "instrument",
    ]
  )
}
