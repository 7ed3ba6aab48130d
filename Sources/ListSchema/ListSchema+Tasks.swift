import Signposts

extension ListSchema {
  /// The instant events that tell what runs on a thread.
  static let taskEvents: [EventDefinition] = [
    EventDefinition(
      "task",
      "The thread runs another Swift task from now on",
      isExtra: true,
      fields: [
        FieldDefinition("task", .uint32, "Number of the task; 0 for code outside of tasks")
      ]
    )
  ]
}
