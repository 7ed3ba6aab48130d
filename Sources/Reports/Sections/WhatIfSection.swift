import TraceAnalysis

/// The late frames that would be left, had something taken less time.
struct WhatIfSection {
  private let context: SectionContext
  private static let columns = [
    "change", "in_time", "late_frames", "hitch_ns_left", "hitch_rate_left_ms_per_s",
    "in_time_halved", "hitch_rate_halved_ms_per_s",
  ]
  /// The maximum number of sentences beside the table.
  private static let maxSentences = 5

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("what-if"), context.title("What if"))
    let all = context.group.group.whatIf
    guard !all.isEmpty else {
      return .leftOut(
        id,
        title,
        "No frame is late because of something that a change could remove."
      )
    }
    let findings = all.filter { $0.subject.kind == "finding" }
    let causes = all.filter { $0.subject.kind == "cause" }
    let sentences = (findings + causes).prefix(Self.maxSentences).map(sentence)
    func more(_ place: String) -> [Sentence] {
      let left = all.count - sentences.count
      return left > 0 ? [Sentence("and \(Readable.number(left)) more \(place)")] : []
    }
    let (inText, onPage) = (more("in the formats html and json"), more("in the table"))
    let words: Sentence = """
      The recorded late frames, evaluated again with less time: removed, or halved. What one thing \
      takes from another, such as the processor's caches, is not in it. Frames that the machine made late \
      stay late, and time that it took from others stays in them.
      """
    let table = Table(
      context.id("what-if-table"),
      "The late frames and hitches that would be left",
      ReportFields.whatIf[Self.columns],
      all
    )
    return Section(
      id,
      title,
      [
        Block(.ranking(sentences + inText), in: .terminal),
        Block(.ranking(sentences + onPage), in: [.page, .comment]),
        Block(.table(table, briefRows: 4, isFiltered: false), in: [.page, .comment]),
        Block(.note(words), in: .page),
      ]
    )
  }
}

extension WhatIfSection {
  private func sentence(_ whatIf: WhatIf) -> Sentence {
    let place = context.timeline.flatMap {
      whatIf.subject.place(in: $0, context.schema, context.group.group.advice)
    }
    let link = place.map { [Sentence.Part.find("In the timeline", $0)] } ?? []
    return Sentence([.text(whatIf.sentence)] + link)
  }
}

extension WhatIf {
  /// The effect, in a sentence.
  var sentence: String {
    let all = Readable.count(now.lateFrames, "late frame")
    let whose = lateFramesOfMachine > 0 ? " that the machine did not cause" : ""
    let (removedWords, halvedWords) = (
      Self.onTime(savedFrames, " of \(all)\(whose) on time"),
      Self.onTime(now.lateFrames - halved.lateFrames)
    )
    let rate = "\(Readable.number(now.hitches.msPerS)) → \(Readable.number(removed.hitches.msPerS))"
    return
      "\(subject.words): \(removedWords), hitch rate \(rate) ms/s (at half its time: \(halvedWords), "
      + "\(Readable.number(halved.hitches.msPerS)) ms/s)"
  }

  /// Returns the number of frames on time, in words.
  private static func onTime(_ count: Int, _ words: String = "") -> String {
    "\(Readable.number(max(0, count)))\(words)"
      + (count < 0 ? ", and \(Readable.count(-count, "other")) late \(reasonForOthers)" : "")
  }

  /// A frame that is shorter ends at another place between two vsyncs; what is freed after it may then end
  /// after a vsync.
  static let reasonForOthers = "(what is freed before then delays a vsync)"
}
