extension Advice.Rule {
  /// Most late frames have the same cause.
  public static let lateFrames = Advice.Rule("lateFrames", section: "worst") {
    find($0.group, $0.stacks)
  }

  /// Speaks with three late frames or more that the machine did not cause.
  private static func find(_ summary: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    guard summary.hasTrouble, let frames = summary.frames,
      let cause = frames.causes.first(where: { !$0.isOfMachine })
    else { return nil }
    let all = frames.lateFramesOfList
    let late =
      "\(Readable.number(cause.count)) of \(Readable.number(all)) late frames"
      + (all < frames.lateFrames ? " that the machine did not cause" : "")
    let saved = Readable.time(cause.overrunNs)
    let verb = cause.count == 1 ? "was" : "were"
    let step = StepWork(cause: cause.name, summary, stacks)
    let sentence =
      cause.name == FrameCause.unexplained
      ? "\(late) \(verb) late in no interval (\(saved) over budget): mark what runs there with a "
        + "custom Signposter interval"
      : "\(late) \(verb) late because of \(cause.name): \(saved) over budget in all\(step?.words ?? "")"
    return AdviceFinding(
      sentence: sentence,
      figures: [
        "lateFrames": Double(all), "ofCause": Double(cause.count),
        "overrunNs": Double(cause.overrunNs),
      ],
      subject: FindingSubject(
        type: step?.contentType,
        function: step?.function,
        cause: cause.name
      )
    )
  }
}
