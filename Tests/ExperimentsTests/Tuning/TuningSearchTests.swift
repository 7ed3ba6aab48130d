import Foundation
import TestSupport
import Testing
import TraceAnalysis
import Workloads

@testable import Experiments

/// The search finds what is known by construction.
@Suite struct TuningSearchTests {
  private static let chunks = ["4", "13", "40", "128", "406", "1290", "4096"]

  private func parameter(_ name: String = "chunk", default value: String) -> TunedParameter {
    TunedParameter(name, values: Self.chunks, defaultValue: value, isLogarithmic: true)
  }

  private func plan(
    _ parameters: TunedParameter...,
    constraints: [String] = [],
    objective: TuningObjective = .frameP95
  ) -> TuningPlan {
    TuningPlan(
      scenario: "planted",
      parameters: parameters,
      objective: objective,
      constraints: constraints.compactMap { TuningConstraint(argument: $0) },
      timeLimit: 15
    ) { _, _ in true }
  }

  private func tune(_ plan: TuningPlan, _ player: PlantedPlayer) throws -> Tuning {
    var search = TuningSearch(plan, player)
    return try search.run()
  }

  /// Costs 13 % more with each step of the grid away from the best value.
  private static func cost(_ value: String?, default other: String, best: Int) -> Double {
    let place = chunks.firstIndex(of: value ?? other) ?? 0
    return 300_000 * (1 + 0.13 * Double(abs(place - best)))
  }

  private func advised(_ tuning: Tuning) -> TuningPoint? {
    if case .change(let point) = tuning.advice { point } else { nil }
  }

  @Test("A hidden best value is found within a step of the grid, for 38 of 40 seeds at least")
  func planted() throws {
    var right = 0
    for seed in 1...40 {
      let best = seed % 7
      let player = PlantedPlayer(seed: UInt64(seed)) {
        Self.cost($0.settings["chunk"], default: "4", best: best)
      }
      let tuning = try tune(plan(parameter(default: "4")), player)
      let found = Self.chunks.firstIndex(of: advised(tuning)?.settings["chunk"] ?? "4") ?? 0
      right += abs(found - best) <= 1 ? 1 : 0
    }
    #expect(right >= 38)
  }

  @Test("A parameter without effect is called so, for 38 of 40 seeds at least")
  func withoutEffect() throws {
    var right = 0
    for seed in 1...40 {
      let player = PlantedPlayer(seed: UInt64(seed)) { _ in 300_000 }
      let tuning = try tune(plan(parameter(default: "128")), player)
      let isKept = if case .keepDefault = tuning.advice { true } else { false }
      right += !tuning.hasEffect && isKept ? 1 : 0
    }
    #expect(right >= 38)
  }

  @Test("A default that is the best value is kept, for 38 of 40 seeds at least")
  func defaultIsBest() throws {
    var right = 0
    for seed in 1...40 {
      let player = PlantedPlayer(seed: UInt64(seed)) {
        Self.cost($0.settings["chunk"], default: "128", best: 3)
      }
      let tuning = try tune(plan(parameter(default: "128")), player)
      right += advised(tuning) == nil ? 1 : 0
    }
    #expect(right >= 38)
  }

  @Test("Two parameters are best together")
  func together() throws {
    let player = PlantedPlayer(isNoisy: false) {
      Self.cost($0.settings["chunk"], default: "4", best: 3)
        + Self.cost($0.settings["block"], default: "4096", best: 2)
    }
    let both = plan(parameter(default: "4"), parameter("block", default: "4096"))
    let found = advised(try tune(both, player))
    #expect(found == TuningPoint(["chunk": "128", "block": "40"]))
  }

  // MARK: Constraints

  /// Blank area from the fourth value of the grid on.
  private static func blank(_ point: TuningPoint) -> PointWork {
    let place = chunks.firstIndex(of: point.settings["chunk"] ?? "4") ?? 0
    return PlantedPlayer.work(blankArea: place >= 3 ? 10 * Double(place) : 0)
  }

  @Test("The best point that meets the constraints is chosen, not the best of all")
  func constrained() throws {
    let player = PlantedPlayer(isNoisy: false, work: Self.blank) {
      Self.cost($0.settings["chunk"], default: "4", best: 6)
    }
    let tuning = try tune(
      plan(parameter(default: "4"), constraints: ["blank_points<=0"]),
      player
    )
    #expect(advised(tuning) == TuningPoint(["chunk": "40"]))
    #expect(tuning.points.filter { $0.violation != nil }.count == 4)
    #expect(tuning.points.allSatisfy { $0.violation == nil || !$0.isParetoOptimal })
  }

  @Test(
    "A default that violates a constraint gives way to the best point that meets it, even a slower one"
  )
  func defaultViolates() throws {
    let player = PlantedPlayer(
      isNoisy: false,
      work: {
        PlantedPlayer.work(blankArea: $0.isDefault ? 5 : 0)
      },
      cost: { Self.cost($0.settings["chunk"], default: "4", best: 0) }
    )
    let tuning = try tune(
      plan(parameter(default: "4"), constraints: ["blank_area_points<=0"]),
      player
    )
    #expect(advised(tuning) == TuningPoint(["chunk": "13"]))
  }

  @Test("Where no point meets a constraint, the nearest is named")
  func noneMeets() throws {
    let player = PlantedPlayer(isNoisy: false) { _ in 300_000 }
    let tuning = try tune(
      plan(parameter(default: "4"), constraints: ["peak_resident_bytes<=20MB"]),
      player
    )
    guard case .noneMeets(_, let violation) = tuning.advice else {
      Issue.record("\(tuning.advice)")
      return
    }
    #expect(violation == "peak_resident_bytes is 40000000")
  }

  @Test("A constraint of no column is an error that names them")
  func unknownColumn() throws {
    let player = PlantedPlayer(isNoisy: false) { _ in 300_000 }
    let failure = #expect(throws: CommandFailure.self) {
      _ = try tune(plan(parameter(default: "4"), constraints: ["blank_point<=0"]), player)
    }
    #expect(failure?.message.contains("blank_points") == true)
  }

  // MARK: Counts

  @Test(
    "A point that does more of something and less of nothing is no candidate unless it is faster"
  )
  func exactCounts() throws {
    func more(_ point: TuningPoint) -> PointWork {
      PlantedPlayer.work(counts: ["measure": point.isDefault ? 100 : 101])
    }
    // 3 % faster: less than what counts, and it does more.
    let player = PlantedPlayer(isNoisy: false, work: more) { $0.isDefault ? 300_000 : 291_000 }
    #expect(advised(try tune(plan(parameter(default: "4")), player)) == nil)
    let faster = PlantedPlayer(isNoisy: false, work: more) { $0.isDefault ? 300_000 : 200_000 }
    #expect(advised(try tune(plan(parameter(default: "4")), faster)) != nil)
  }

  @Test("A point that pays for its objective with the mean of frames is not chosen")
  func price() throws {
    let player = PlantedPlayer(isNoisy: false) { _ in 300_000 }
    // A tenth of the frames is long by default: the 95th percentile is one of them.
    player.shape = { point, frame in
      point.isDefault ? (frame % 10 == 0 ? 3 : 1) : (point.settings["chunk"] == "4" ? 2 : 1.4)
    }
    let tuning = try tune(plan(parameter(default: "128")), player)
    #expect(advised(tuning) == nil)
    #expect(tuning.points.contains { ($0.ratio ?? 1) < 0.6 && $0.stage == .screened })
  }

  @Test("The blank area decides exactly where it is the objective")
  func blankArea() throws {
    let player = PlantedPlayer(work: Self.blank) { _ in 300_000 }
    let fromWorst = plan(parameter(default: "4096"), objective: .blankArea)
    let worst: (TuningPoint) -> PointWork = {
      $0.isDefault ? Self.blank(TuningPoint(["chunk": "4096"])) : Self.blank($0)
    }
    let found = try tune(fromWorst, PlantedPlayer(work: worst) { _ in 300_000 })
    #expect(advised(found).map(Self.blank)?.blankArea == 0)
    #expect(advised(try tune(plan(parameter(default: "4"), objective: .blankArea), player)) == nil)
  }

  // MARK: What cannot be tuned

  @Test("A scenario that does not play the same twice is not tuned: exit code 3")
  func nondeterministic() throws {
    let player = PlantedPlayer { _ in 300_000 }
    player.difference = "frame 31: `measure` ×12, then ×13"
    let failure = #expect(throws: CommandFailure.self) {
      _ = try tune(plan(parameter(default: "4")), player)
    }
    #expect(failure?.status == .notComparable)
    #expect(failure?.message.contains("frame 31") == true)
  }

  @Test(
    "An objective that the scenario cannot show is an error with the reason",
    arguments: [
      (TuningObjective.updateP95, "0 frames change the content"), (.hitchRate, "nothing scrolls"),
      (.blankArea, "nothing scrolls"),
    ]
  )
  func cannotShow(objective: TuningObjective, reason: String) throws {
    let still = PointWork(
      columns: [:],
      blankArea: 0,
      counts: [:],
      contentChanges: [],
      scrolls: false
    )
    let player = PlantedPlayer(work: { _ in still }, cost: { _ in 300_000 })
    let failure = #expect(throws: CommandFailure.self) {
      _ = try tune(plan(parameter(default: "4"), objective: objective), player)
    }
    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
  }

  @Test("Where runs take too long, what looks better is named with the time that it needs")
  func unconfirmed() throws {
    let player = PlantedPlayer(isNoisy: false) {
      Self.cost($0.settings["chunk"], default: "4", best: 3)
    }
    player.runSeconds = 2
    let tuning = try tune(plan(parameter(default: "4")), player)
    #expect(advised(tuning) == nil)
    #expect((tuning.unconfirmed?.seconds ?? 0) > 64)
    #expect(player.seconds <= 15 + 15 + 20)
  }

  @Test("The time limit is kept, with fewer values where a run takes long")
  func timeLimit() throws {
    let player = PlantedPlayer { _ in 300_000 }
    player.runSeconds = 0.4
    let tuning = try tune(plan(parameter(default: "4")), player)
    #expect(player.seconds <= 15 + 8)
    #expect(tuning.parameters[0].values.count < 7)
    #expect(tuning.notes.count == 1)
  }
}
