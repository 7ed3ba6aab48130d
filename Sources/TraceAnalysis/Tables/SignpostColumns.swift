/// The columns of the table of signposts.
enum SignpostColumns {
  static let all: [Field<SignpostReading>] = [
    Field("run_id", .text, "The run") { $0.run.id },
    Field("time_ns", .timestamp, "Time since the first event of the trace") { $0.timeNs },
    Field("process_id", .integer, "The process; runs distinguish processes of one id") {
      $0.run.process.pid
    },
    Field("thread_id", .integer, "The thread") { $0.thread },
    Field("subsystem", .text, "The subsystem, empty for none") { $0.origin.subsystem },
    Field("category", .text, "The category, empty for none") { $0.origin.category },
    Field("name", .text, "The name, null for a message of a log") { $0.name },
    Field("level", .text, "The level of a message of a log, null for an event") { $0.level },
    Field("signpost_id", .text, "The id in hexadecimal digits, null for a message of a log") {
      $0.signpostID.map { String($0, radix: 16) }
    },
    Field("message", .text, "The message, empty for none") { $0.message },
  ]
}
