// What frames call that they ought not to call, by samples of stacks.
extension Advice.Rule {
  /// Speaks where a twentieth of the samples in frames, and 10 or more, are in such functions.
  func hotspots(
    _ kind: StackHotspot.Kind,
    _ group: RunGroup,
    _ stacks: StackSummary?
  ) -> [AdviceFinding] {
    guard let stacks, stacks.samplesInFrames > 0 else { return [] }
    return stacks.hotspots.filter { $0.kind == kind }.compactMap { spot in
      let share = Double(spot.samples) / Double(stacks.samplesInFrames)
      guard share >= 0.05, let loss = group.loss(ns: share * Double(group.frameNs)),
        group.matters(loss)
      else { return nil }
      return AdviceFinding(
        sentence: "\(kind.words) in \(spot.interval)\(spot.rows)\(spot.caller): "
          + "\(Readable.number(spot.samples)) of \(Readable.number(stacks.samplesInFrames)) samples "
          + "in frames are in \(spot.callee): \(loss.words)",
        figures: loss.figures.merging(
          ["samples": Double(spot.samples), "samplesInFrames": Double(stacks.samplesInFrames)]
        ) { $1 },
        subject: FindingSubject(type: spot.contentType, function: spot.function),
        loss: loss,
        fix: kind.fix,
        cost: FindingCost(
          intervals: [spot.interval],
          type: spot.contentType,
          share: Double(spot.samples) / Double(max(1, spot.ofInterval))
        )
      )
    }
  }
}

extension StackHotspot {
  var rows: String { contentType.map { " of rows of type \($0)" } ?? "" }

  /// Who calls: `, called by MessageRow.apply (MessageRow.swift:12)`.
  var caller: String {
    function.map { ", called by \($0.name)\($0.place)" } ?? ""
  }
}

extension SourceFunction {
  /// Where its source is: ` (MessageRow.swift:12)`; empty where nothing is known.
  var place: String {
    let file = file?.split(separator: "/").last.map(String.init)
    return file.map { name in line.map { " (\(name):\($0))" } ?? " (\(name))" } ?? ""
  }
}

extension StackHotspot.Kind {
  var words: String {
    switch self {
    case .expensiveObject: "an object that could be made once is made again and again"
    case .imageDecoding: "images are decoded"
    case .fileReading: "files are read or written"
    case .lock: "a lock is waited for"
    }
  }

  var fix: String {
    switch self {
    case .expensiveObject: "private static let formatter = DateFormatter()  // once for all rows"
    case .imageDecoding:
      "content.image = images.decoded(for: id)  // decoded before, on another thread"
    case .fileReading: "let data = await store.load(id)  // before the row is shown"
    case .lock: "let value = snapshot  // a copy, taken once for each frame"
    }
  }
}
