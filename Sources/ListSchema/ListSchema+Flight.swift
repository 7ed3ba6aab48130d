import Signposts

extension ListSchema {
  /// The instant events of the flight recorder.
  static let flightEvents: [EventDefinition] = [
    EventDefinition(
      "ring_request",
      "The app asks the flight recorder to keep what its rings hold",
      isExtra: true,
      fields: [FieldDefinition("reason", .string, "Why, in the app's words")]
    )
  ]
}
