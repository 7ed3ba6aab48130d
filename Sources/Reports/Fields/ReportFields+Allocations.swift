import TraceAnalysis

extension ReportFields {
  static let allocationSummary = Fields<AllocationSummary>(
    "allocation_summary",
    "Allocations in measured intervals",
    [
      Field("allocations", .count, unit: "calls", "Calls that allocated memory in any interval") {
        $0.allocations
      },
      Field("bytes", .count, unit: "bytes", "Bytes that those calls asked for") { $0.bytes },
      Field(
        "counting_ns",
        .duration,
        "Time that reading counts and sampling stacks added, without what each call takes longer"
      ) { $0.countingNs },
      Field("damaged", .count, unit: "intervals", "Intervals with counts that make no sense") {
        $0.damaged
      },
      Field("left_out", .count, unit: "intervals", "Intervals beyond the names that are kept") {
        $0.leftOut
      },
      .records(
        "by_interval",
        "By interval and content type, those with the most calls of their own first",
        allocation
      ) { $0.costs },
    ]
  )

  static let allocation = Fields<AllocationCost>(
    "allocation_cost",
    "Allocations in the intervals of one name; for rows, in those of one content type",
    [
      Field("interval", .text, "The name of the intervals") { $0.interval },
      Field("row_type", .text, "The content type, null for intervals that have none") { $0.type },
      Field("count", .count, unit: "intervals", "The number of intervals") { $0.count },
      Field("allocations", .count, unit: "calls", "Calls that allocated memory") {
        $0.allocations
      },
      Field("allocations_each", .real, "Those of one interval on average") {
        $0.allocationsEach
      },
      Field("bytes", .count, unit: "bytes", "Bytes that those calls asked for") { $0.bytes },
      Field("own_allocations", .count, unit: "calls", "The calls outside of intervals inside") {
        $0.ownAllocations
      },
      Field("own_bytes", .count, unit: "bytes", "Bytes that these asked for") { $0.ownBytes },
    ]
  )

  static let allocationSites = Fields<AllocationSites>(
    "allocation_sites",
    "Functions that allocate in intervals, by samples of stacks",
    stackSampleCounts.map { $0.of(always: \AllocationSites.counts) } + [
      .records("sites", "The functions that allocate most, by interval and type", allocationSite) {
        $0.sites
      },
      .records(
        "missing_binaries",
        "Those whose functions cannot be named, or not surely",
        missingBinary
      ) {
        $0.missing
      },
    ]
  )

  static let allocationSite = Fields<AllocationSites.Site>(
    "allocation_site",
    "A function that allocates, with what it calls",
    [
      Field("interval", .text, "The interval: a row's work, else the innermost one") {
        $0.interval
      },
      Field("row_type", .text, "The content type, null for intervals that have none") { $0.type },
      Field("function", .text, "The function, or the module that no function of yours is called by")
      { $0.function.name },
      Field("file", .text, "The file, null where it is not known") { $0.function.file },
      Field("line", .integer, "The line, null where it is not known") { $0.function.line },
      Field("calls", .text, "The call in it that allocates most, null where it is itself") {
        $0.callee
      },
      Field("samples", .count, unit: "samples", "Samples in it") { $0.samples },
      Field("bytes", .count, unit: "bytes", "Bytes that these stand for") { $0.memory.bytes },
      Field("allocations", .real, digits: 0, "An estimate of the calls that these stand for") {
        $0.memory.allocations
      },
      Field("share", .share, "The bytes as a share of those of the interval and type") {
        $0.share
      },
    ]
  )
}
