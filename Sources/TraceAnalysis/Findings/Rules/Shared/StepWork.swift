import ListSchema
import Signposts

/// The work of a step of the engine that runs code of the app, where it is the cause of late frames: the
/// name of the step does not say what to change.
struct StepWork {
  /// The steps, with what of the app runs there.
  private static let steps: [(interval: String, runs: String, amount: String)] = [
    (IntervalName.input, "touches, timers and scrolls are handled", "section"),
    (IntervalName.viewLayout, "views lay out their subviews", "section"),
    (IntervalName.slice, "the presented part of the content is chosen", "section"),
    (
      IntervalName.window, "the part of the content that the view needs is looked for", "section"
    ),
    (IntervalName.visible, "rows are shown and hidden", "section"),
    (IntervalName.solve, "the layout finds the sizes and places of all items", "item"),
    (IntervalName.countItems, "the data source counts its sections and items", "item"),
  ]

  /// The function that most of it is in, by samples; nil where none tells.
  let function: SourceFunction?
  /// The content type of the rows that most of it is for; nil for none, and for several.
  let contentType: String?
  /// The end of a sentence: its counts, and the function or the way to find it.
  let words: String

  /// Looks at a cause; nil for one whose name says what takes the time.
  init?(cause: String, _ group: RunGroup, _ stacks: StackSummary?) {
    let steps = Self.steps.filter { ListSchema.schema.cause(of: $0.interval) == cause }
    let counted =
      steps.compactMap { known in
        AppStep(of: known.interval).map { (known, group.suspects.total(.step($0))) }
      }
      .max { ($0.1.ns, $0.1.count) < ($1.1.ns, $1.1.count) }
    guard let (step, tally) = counted, tally.count > 0 else { return nil }
    let path = stacks?.hotPaths.first { $0.cause == cause && $0.function != nil }
    function = path?.function
    let rows = Self.rows(step.interval, group)
    contentType = rows?.type
    words =
      "; \(step.runs) there, \(Self.often(tally, step.amount))\(Self.scrolls(step.interval, group))\(rows?.words ?? "")"
      + (path.map { ", mostly in \($0.calls)" } ?? "")
      + (stacks == nil ? Advice.Rule.stacksTellMore : "")
  }

  /// The number of times in a frame that has it: `1.5 times a frame, with 3,000 sections each`.
  private static func often(_ tally: SuspectTally, _ amount: String) -> String {
    let times = (10 * Double(tally.count) / Double(max(1, tally.frames))).rounded() / 10
    let each = tally.amount / max(1, tally.count)
    return
      "\(Readable.factor(times))\(times == 1 ? " time" : " times") a frame"
      + (each > 1 ? ", with \(Readable.count(each, amount)) each" : "")
  }

  /// The rows that most of laying out views is for, with the number of views in a frame.
  private static func rows(_ interval: String, _ group: RunGroup) -> (type: String?, words: String)?
  {
    guard interval == IntervalName.viewLayout else { return nil }
    let (all, types) = (group.suspects.total(.viewLayout), group.suspects.byType(.viewLayout))
    guard all.count > 0 else { return nil }
    let main = types.first.flatMap { 2 * $0.tally.ns > all.ns ? $0.type : nil }
    return (
      main,
      ", with \(Readable.number(all.amount / all.count)) views each"
        + (main.map { ", mostly of rows of type \($0)" } ?? "")
    )
  }

  /// The scrolls in frames with input, and the callback of the app that takes most time.
  private static func scrolls(_ interval: String, _ group: RunGroup) -> String {
    guard interval == IntervalName.input else { return "" }
    let scrolls = group.suspects.total(.step(.scroll))
    let callback = group.suspects.callbacks.first
    return (scrolls.count > 0 ? ", with \(Readable.count(scrolls.count, "scroll")) in all" : "")
      + (callback.map { " and \(Readable.count($0.tally.count, "call")) of \($0.name)" } ?? "")
  }
}

extension Advice.Rule {
  /// The end of a sentence that counts cannot finish.
  static let stacksTellMore = "; `record --stacks` tells which function"
}
