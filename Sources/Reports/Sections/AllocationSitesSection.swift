import TraceAnalysis

/// The places in intervals that allocate, by samples of the stacks of allocations.
struct AllocationSitesSection {
  private let sites: AllocationSites?

  init(_ sites: AllocationSites?) {
    self.sites = sites
  }

  private static let maxRows = 200
  private static let briefRows = 12

  /// The section; none where allocations were not counted.
  var sections: [Section] {
    guard let sites else { return [] }
    let table = Table(
      "allocation-site-table",
      "Functions that allocate most, by interval and row type",
      Self.columns,
      sites.sites,
      max: Self.maxRows
    )
    let none = Sentence("No function has \(StackSummary.minSamples) samples or more.")
    return [
      Section(
        "allocation-sites",
        "Functions that allocate memory",
        [
          Block(.paragraph(Sentence(Self.words(sites)))),
          sites.sites.isEmpty
            ? Block(.note(none))
            : Block(.table(table, briefRows: Self.briefRows, isFiltered: true)),
        ] + MissingBinary.blocks(sites.missing) + [
          Block(.note(Self.meaning), in: [.terminal, .page])
        ]
      )
    ]
  }

  private static let columns: [Field<AllocationSites.Site>] = [
    Field("interval", .text, "The interval") { $0.interval },
    Field("row_type", .text, "The content type") { $0.type },
    Field("samples", .count, unit: "samples", "Samples in it, or in what it calls") {
      $0.samples
    },
    Field("memory", .text, "The bytes that these stand for") { Readable.bytes($0.memory.bytes) },
    Field("allocations", .real, digits: 0, "An estimate of the calls that these stand for") {
      $0.memory.allocations
    },
    Field("share", .share, "The bytes as a share of those of the interval and type") { $0.share },
    Field("place", .text, "File and line, else the module that no function of yours is called by") {
      $0.function.fileAndLine ?? $0.function.name
    },
    Field("function", .text, "The function") { $0.function.shortName },
    Field("calls", .text, "The call in it that allocates most") { $0.callee },
  ]

  private static func words(_ sites: AllocationSites) -> String {
    "\(Readable.number(Int64(sites.counts.inFrames))) samples of allocations in measured frames"
      + sites.counts.others + "."
  }

  private static let meaning: Sentence = """
    A stack is taken each time that an interval's thread has allocated 4,093 more bytes, and after 10,000 \
    stacks each time that it has allocated twice as many: allocations of that size or more are always \
    among them, smaller ones by their share of all bytes, so bytes and calls here are estimates; the counts \
    by interval are exact. A function counts with all that it calls; of several in a stack the innermost of \
    yours. Functions with fewer than 10 samples are left out, and what is allocated outside of intervals.
    """
}
