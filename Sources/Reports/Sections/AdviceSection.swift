import TraceAnalysis

/// The advice on what to look at first, each sentence with the section that proves it.
struct AdviceSection {
  private let context: SectionContext
  private static let maxCauses = 6

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The sentences.
  var section: Section {
    let (id, title) = (context.id("advice"), context.title("What to look at first"))
    let advice = context.group.group.advice
    guard !advice.isEmpty else { return .leftOut(id, title, absence) }
    let sentences = advice.map(sentence)
    let brief = Array(sentences.prefix(Advice.briefCount)) + more(sentences.count)
    return Section(
      id,
      title,
      inComments: context.openForm,
      [
        Block(.ranking(brief), in: .terminal), Block(.ranking(sentences), in: .page),
        Block(.ranking(brief + causes), in: .comment),
      ]
    )
  }

  private var absence: String {
    let late = context.group.group.frames?.lateFramesOfList ?? 0
    return (1..<RunGroup.minLateFrames).contains(late)
      ? "Nothing stands out: fewer than \(RunGroup.minLateFrames) late frames are the list's own."
      : "Nothing stands out."
  }

  private func place(of advice: Advice) -> [Sentence.Part] {
    let place = context.timeline.flatMap { advice.place(in: $0) }
    return place.map { [.find("In the timeline", $0)] } ?? []
  }

  private func sentence(_ advice: Advice) -> Sentence {
    let fix: [Sentence.Part] = advice.fix.map { [.text(". Fix: "), .code($0)] } ?? []
    return Sentence(
      [.text(advice.sentence)] + fix
        + [.link("Show", section: context.id(advice.section))] + place(of: advice)
    )
  }

  /// Returns a sentence on the rest in a brief report.
  private func more(_ count: Int) -> [Sentence] {
    guard count > Advice.briefCount else { return [] }
    return [Sentence("\(count - Advice.briefCount) more in the formats html and json")]
  }

  private var causes: [Sentence] {
    guard let causes = context.group.group.frames?.causes, causes.count > 1 else { return [] }
    let shown = causes.prefix(Self.maxCauses).map { "\($0.name) \(Readable.number($0.count))" }
    let more = causes.count > Self.maxCauses ? ", …" : ""
    return [Sentence("late because of " + shown.joined(separator: ", ") + more)]
  }
}
