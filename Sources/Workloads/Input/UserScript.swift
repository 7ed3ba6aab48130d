public import ListEngine

/// The actions of the simulated user beside scrolling, by the clock.
///
/// ```swift
/// private let script = UserScript(every: 6, [
///   (at: 1, .tap { $0.firstDescendant(of: UISwitch.self) }),
///   (at: 3, .type("Lisbon")),
/// ])
///
/// func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
/// ```
/// An action begins when its time has come, whatever others are still doing.
public final class UserScript {
  private let actions: [(at: Double, action: UserAction)]
  private let period: Double?
  /// The next action, and how often all were begun.
  private var next = (action: 0, round: 0)
  private var running: [(start: Double, progress: UserAction.Progress)] = []

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - period: after how many seconds it starts again; nil for never.
  ///   - actions: the actions with their times, in seconds and in order.
  public init(every period: Double? = nil, _ actions: [(at: Double, action: UserAction)]) {
    self.period = period.flatMap { $0 > 0 ? $0 : nil }
    self.actions = actions.sorted { $0.at < $1.at }
  }

  /// Returns the input that is due at a time, for `ScenarioSession.dueInput(at:)`; nil for none.
  public func input(at time: Double) -> ((ListView) -> Void)? {
    let due = takeDue(at: time)
    guard !due.isEmpty || !running.isEmpty else { return nil }
    return { [self] list in
      for action in due {
        if let progress = action.begin(list) { running.append((time, progress)) }
      }
      running = running.filter { $0.progress(time - $0.start) }
    }
  }

  private func takeDue(at time: Double) -> [UserAction] {
    var due: [UserAction] = []
    while next.action < actions.count {
      let (start, action) = actions[next.action]
      guard start + Double(next.round) * (period ?? 0) <= time else { break }
      due.append(action)
      next.action += 1
      if next.action == actions.count, period != nil { next = (0, next.round + 1) }
    }
    return due
  }
}
