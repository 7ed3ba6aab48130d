import TraceAnalysis

/// The reason why a flight recorder kept the trace, and the list's work in the seconds before.
struct FlightSection {
  private let flight: FlightNote?

  init(_ flight: FlightNote?) {
    self.flight = flight
  }

  /// The section; none for a trace that no flight recorder has kept.
  var sections: [Section] {
    guard let flight else { return [] }
    let seconds = flight.before.seconds
    let table = Table(
      "seconds-before",
      "The seconds before, the latest last",
      ReportFields.secondBefore.all,
      seconds
    )
    return [
      Section(
        "flight",
        "The seconds before",
        inComments: .titled,
        [
          Block(.paragraph(Sentence("Kept because \(flight.reason).")), in: [.all, .brief]),
          Block(.paragraph(sentence(flight.before)), in: [.all, .brief]),
        ]
          + (seconds.isEmpty
            ? [] : [Block(.table(table, briefRows: SecondsBefore.maxSeconds, isFiltered: false))])
      )
    ]
  }

  private func sentence(_ before: SecondsBefore) -> Sentence {
    let held = "The trace reaches back \(Readable.time(before.heldNs))"
    guard let frame = before.frame else { return Sentence("\(held).") }
    let overrun = frame.frame.timing.overrunNs
    let cause = frame.cause.map { cause in
      ", because of \(cause.name.shownName) (\(Readable.share(cause.share)) of it)"
    }
    let lateness =
      overrun > 0 ? "\(Readable.time(overrun)) late\(cause ?? "")" : "in time by this evaluation"
    return Sentence("\(held) from frame \(frame.frame.number ?? 0), which was \(lateness).")
  }
}
