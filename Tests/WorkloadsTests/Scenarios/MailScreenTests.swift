@testable import BuiltInScenarios
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing
@testable import Workloads

/// The scenarios of tables and collection views, beside a list view with the same rows.
@MainActor
struct MailScreenTests {
  private struct Played {
    let outcome: ScenarioRunner.Outcome
    let items: Int
    let offset: CGFloat
    /// The number of views that the app provided, in frames.
    let provided: Int
    let texts: [String]
  }

  private func play(_ scenario: any Scenario, _ setting: ParameterValue) -> Played {
    var parameters = RunParameters(items: 2_000)
    parameters.frames = 400
    parameters.gesture = "fling"
    parameters[scenario.parameters[0]] = setting
    let sink = RecordingSink()
    let runner = ScenarioRunner(parameters, signposter: Signposter(sink: sink))
    let outcome = runner.run(scenario)
    let provided = sink.take().count {
      if case .begin(.provideView, _, _) = $0.phase { true } else { false }
    }
    return Played(
      outcome: outcome,
      items: runner.list.content.itemCount,
      offset: runner.list.scrollView.contentOffset.y,
      provided: provided,
      texts: runner.list.shownDescendants(of: MailRowView.self).compactMap(\.sender.text)
    )
  }

  @Test("Tables of both kinds show the mails of the list view, and change them in the same way")
  func tables() {
    let played = ["classic", "diffable", "list"].map { play(TableScenario(), .text($0)) }
    for one in played {
      #expect(one.outcome.checksum == played[2].outcome.checksum)
      #expect(one.items == played[2].items && one.offset > 500)
      #expect(!one.texts.isEmpty)
    }
    #expect(played[0].texts == played[1].texts)
    #expect(played[2].provided == 0)
    for one in played.dropLast() { #expect(one.provided > 50 && one.provided < 1_000) }
  }

  @Test("Collections of both kinds show the mails, and provide cells for what is on screen alone")
  func collections() {
    let played = ["list", "grid", "rows"].map { play(CollectionScenario(), .text($0)) }
    for one in played {
      #expect(one.outcome.checksum == played[2].outcome.checksum)
      #expect(one.items == played[2].items && one.offset > 200)
      #expect(!one.texts.isEmpty)
    }
    for one in played.dropLast() { #expect(one.provided > 50 && one.provided < 2_000) }
  }
}
