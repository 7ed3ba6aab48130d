import TraceAnalysis

/// The rules by which the numbers are computed.
struct GlossarySection {
  private let summary: TraceSummary

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// Its name in addresses.
  static let id = "glossary"

  /// From how many values on a percentile is given.
  static let percentileRule: String = {
    let needed = [900, 950, 990, 999].map { share in
      "P\(Readable.factor(Double(share) / 10)) from "
        + Readable.number(Distribution.minCount(perMille: share))
    }
    return
      "A percentile is given where one value may lie beyond it: \(needed.joined(separator: ", ")) "
      + "values on."
  }()

  /// The terms with their formulas.
  var section: Section {
    let facts = terms.map { Fact($0, $1) }
    return Section(
      Self.id,
      "How the numbers are computed",
      [Block(.glossary(facts), in: .page)]
    )
  }

  private var terms: [(String, String)] {
    let always = [
      (
        "Budget",
        "The time that the list may take of a frame: a share of the display's period, as the rest "
          + "of the frame is the app's and the system's."
      ),
      (
        "Frame time",
        "By the frame's own clock, which is read after the system call at its start and before that at "
          + "its end; in older traces the time between its two events."
      ),
      (
        "Cost",
        "c = s u + (w − u), for a frame that took w, u of it on the processor, on a device s times "
          + "slower: what the thread did takes longer there, what it waited stays as it is. Where the "
          + "trace has no processor time, u = w."
      ),
      (
        "Late frame",
        "A frame with an overrun above 0."
      ),
      (
        "Overrun",
        "o = d + c − budget, for a frame that began d after its vsync; signed."
      ),
      (
        "Slack",
        "An overrun below 0: the part of the budget that was left."
      ),
      (
        "Late time",
        "The sum of the overruns of late frames. Causes are ranked by it."
      ),
      (
        "Missed vsyncs",
        "m = max(0, ⌈o / period⌉): how often the frame before was shown again."
      ),
      (
        "Hitch time",
        "h = m · period: how long the frame before stood still."
      ),
      (
        "Hitch rate",
        "The sum of hitch times over the time on the display, in milliseconds per second, of the frames "
          + "that are stated beside it. Scrolling is what is dragged, decelerates, bounces or is "
          + "animated."
      ),
      (
        "Bands of the hitch rate",
        "Only for what their source defines. Scrolling, by Apple's scroll tests of 2020: up to 5 ms/s "
          + "good, up to 10 warning, beyond critical. All frames, by Apple's Organizer: up to 10 good, "
          + "up to 25 warning, up to 50 critical, beyond severe."
      ),
      (
        "First display, warm-up",
        "Frame 0 of a list, and the frames after it that the run calls warm-up, with all that is inside "
          + "them. They are in no other figure: each has a row of its own."
      ),
      (
        "Harness",
        "Choosing a frame's input and changing the model, before the frame and not in it."
      ),
      (
        "Quantiles",
        "By nearest rank: P95 is the smallest value that at least 95 % of all values do not exceed, "
          + "x⌈0.95 n⌉ in rising order. " + Self.percentileRule
      ),
      (
        "Self time",
        "The time of an interval that no interval inside it covers."
      ),
      (
        "Cause",
        "Of a late frame that would have been in time with the processor to itself, d + s u ≤ budget: "
          + "“waiting” where the thread waited for most of the time that it did not run, else “preempted” "
          + "where the kernel took the processor from it, else “machine”. Of any other: the largest "
          + "sum of self times of what was inside. “Unexplained” is what no interval covers."
      ),
      (
        "Machine busy",
        "Preempted and machine made \(Readable.share(FrameSummary.maxMachineShare)) or more of "
          + "the late time: no verdict about the list."
      ),
      (
        "Machine fitness",
        "Busy when the load average before the recording exceeds "
          + "\(MachineFitness.maxLoadPerCore) for each core, or that after it does without the "
          + "recording's own part of 1."
      ),
      (
        "Hit rate",
        "Cached sizes over cached and measured ones. Sizes that are fixed need no cache, and are "
          + "counted separately."
      ),
      (
        "Boxes inside a frame",
        "In the order of time, boxes lie where the intervals were; short neighbours are one box, and "
          + "what crosses others has separate rows. Added up, everything of one name on one level "
          + "is one box, the most expensive first; where intervals cross, boxes are scaled to fit."
      ),
    ]
    return always + (summary.groups.allSatisfy { $0.frames?.minima == nil } ? [] : [minimum])
  }

  private var minimum: (String, String) {
    (
      "Shortest over repetitions",
      "min over all repetitions of the time of the frame with the same number. Noise of a machine "
        + "only adds time, so this is the best estimate of the work itself; what is random by nature "
        + "is hidden by it."
    )
  }
}
