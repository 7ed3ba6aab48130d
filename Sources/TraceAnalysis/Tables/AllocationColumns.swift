/// The columns of the table of allocations.
enum AllocationColumns {
  static let all: [Field<AllocationReading>] = [
    Field("run_id", .text, "The run") { $0.run.id },
    Field("list_id", .integer, "The list, null for none") { TableCell.reference($0.list) },
    Field("time_ns", .timestamp, "Shortly before the interval's end, since the first event") {
      $0.timeNs
    },
    Field("interval", .text, "The name of the interval") { $0.cost.interval },
    Field("content_type", .text, "The Swift type of the content that it is about") {
      $0.contentType
    },
    Field("allocations", .count, unit: "calls", "Calls in it that allocate memory") {
      $0.cost.allocations
    },
    Field("bytes", .count, unit: "bytes", "Bytes that those calls asked for") { $0.cost.bytes },
    Field(
      "own_allocations",
      .count,
      unit: "calls",
      "Those calls without the ones in intervals inside it"
    ) { $0.cost.ownAllocations },
    Field("own_bytes", .count, unit: "bytes", "Bytes that those asked for") { $0.cost.ownBytes },
  ]
}
