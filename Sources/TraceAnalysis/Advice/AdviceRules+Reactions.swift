// What the app does while the list works, and what it makes the list do again.
extension Advice.Rule {
  /// Speaks when a callback of the app takes two fifths of the time of frames, and frames are late; only
  /// from a half on it surely takes more than the list.
  func callbacks(_ group: RunGroup) -> [AdviceFinding] {
    group.suspects.callbacks.compactMap { name, tally in
      guard let loss = group.loss(tally), group.hasTrouble, loss.shareOfFrameTime >= 0.4 else {
        return nil
      }
      let all = group.intervals.first { $0.name == KnownInterval.notify }?.durations.sum ?? tally.ns
      return AdviceFinding(
        sentence: "the app's callback \(name) takes "
          + (loss.shareOfFrameTime > 0.5
            ? "more time than the list: " : "much of the frames' time: ")
          + "\(Readable.number(tally.count)) calls, \(loss.words)",
        figures: ["calls": Double(tally.count)],
        loss: loss,
        fix: "runLoop.perform { save() }  // after the frame, or on another thread",
        costs: [
          FindingCost(
            intervals: [KnownInterval.notify],
            share: all > 0 ? Double(tally.ns) / Double(all) : 1
          )
        ]
      )
    }
  }

  /// Speaks when a list scrolled by itself more than once in each of five frames or more.
  func autoScrollLoop(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.repeatedAutoScroll)
    guard tally.frames >= 5, let loss = group.loss(tally), group.hasTrouble else { return [] }
    return [
      AdviceFinding(
        sentence:
          "the list scrolls by itself again and again: \(Readable.number(tally.count)) times in "
          + "\(Readable.count(tally.frames, "frame")), since each scroll leads to another update: "
          + loss.words,
        figures: ["scrolls": Double(tally.count), "frames": Double(tally.frames)],
        loss: loss,
        fix: "list.autoScrollAction = .none  // in updates that the scroll itself causes",
        costs: [FindingCost(intervals: [KnownInterval.autoScroll])]
      )
    ]
  }

  /// Speaks when the same content was placed three times or more, each time with another length, in each
  /// of five frames or more.
  func unsettledSize(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.unsettledLayout)
    guard tally.frames >= 5, let loss = group.loss(tally), group.matters(loss) else { return [] }
    return [
      AdviceFinding(
        sentence: "the size of the content follows from its own result: it is placed "
          + "\(Readable.number(tally.count)) times in \(Readable.count(tally.frames, "frame")), "
          + "without an update and each time with another length: \(loss.words)",
        figures: ["layouts": Double(tally.count), "frames": Double(tally.frames)],
        loss: loss,
        fix: "list.frame.size.height = 400  // not list.contentSize.height, which follows from it"
      )
    ]
  }

  /// Speaks when late frames have a part in animated updates of 500 or more changes.
  func animatedUpdate(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.animatedUpdate)
    guard tally.lateFrames > 0, group.hasTrouble else { return [] }
    // What such an update takes without animations is not known.
    var loss = group.loss(tally)
    loss?.isAtMost = true
    return [
      AdviceFinding(
        sentence: "\(Readable.count(tally.count, "update")) with "
          + "\(Readable.number(tally.amount / max(1, tally.count))) changes each animate them, and "
          + "\(Readable.count(tally.lateFrames, "frame")) with such an update "
          + (tally.lateFrames == 1 ? "is late" : "are late") + loss.ending,
        figures: ["updates": Double(tally.count), "changes": Double(tally.amount)],
        loss: loss,
        fix: "list.animatesChanges = changes.count < 100"
      )
    ]
  }

  /// Speaks when threads waited in a tenth of the frames, for a twentieth of their time.
  func waiting(_ group: RunGroup) -> [AdviceFinding] {
    let (tally, frames) = (group.suspects.total(.waiting), group.frames?.durations.count ?? 0)
    guard tally.frames >= 5, Double(tally.frames) >= 0.1 * Double(frames),
      let loss = group.loss(tally), loss.shareOfFrameTime >= 0.05
    else { return [] }
    return [
      AdviceFinding(
        sentence: "the thread waits inside of frames, for a file, a lock or another thread: "
          + "\(Readable.number(tally.count)) times in \(Readable.count(tally.frames, "frame")): "
          + loss.words,
        figures: ["waits": Double(tally.count), "frames": Double(tally.frames)],
        loss: loss,
        fix: "Task.detached { let data = try Data(contentsOf: url); … }  // before the row is shown"
      )
    ]
  }
}
