import TraceAnalysis

extension ReportFields {
  static let wait = Fields<WaitSite>(
    "wait",
    "A function that waits inside of frames",
    [
      Field("kind", .text, "The kind of wait: lock, or file") { $0.kind.rawValue },
      Field("interval", .text, "The innermost interval") { $0.interval },
      Field("row_type", .text, "The content type, null for intervals that have none") { $0.type },
      Field("function", .text, "The function, or the module that no function of yours is called by")
      { $0.function.name },
      Field("file", .text, "The file, null where it is not known") { $0.function.file },
      Field("line", .integer, "The line, null where it is not known") { $0.function.line },
      Field("waits", .count, unit: "waits", "Waits of 10 µs or longer") { $0.count },
      Field("sum_ns", .duration, "The sum of their durations") { $0.ns },
    ]
  )
}
