import BuiltInScenarios
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Workloads

/// One script on the catalogue: offset and velocity in each frame.
struct GestureChart {
  /// The time that a script is played, in seconds.
  static let seconds = 20
  private static let refreshRate = 60

  /// The name of the script, and its physics.
  let title: String
  /// The offset of the content after each frame, in points.
  let offsets: [Double]
  /// The cause of the movement in each frame.
  let phases: [ListSchema.ScrollPhase]

  /// The velocity of the content in each frame, in points per second.
  var velocities: [Double] {
    zip(offsets, offsets.dropFirst()).map { ($1 - $0) * Double(Self.refreshRate) }
  }

  /// Plays a script.
  init(_ script: GestureScript, _ physics: ScrollPhysics) {
    var parameters = RunParameters()
    parameters.items = script.name == "edge" ? 60 : 2_000
    parameters.frames = Self.seconds * Self.refreshRate
    parameters.refreshRateHz = Self.refreshRate
    parameters.sizing = .fixed
    parameters.physics = physics
    parameters.gesture = script.name
    let sink = RecordingSink()
    let runner = ScenarioRunner(parameters, signposter: Signposter(sink: sink))
    var offsets: [Double] = []
    _ = runner.run(CatalogScenario()) { _ in
      offsets.append(Double(runner.list.scrollView.contentOffset.y))
    }
    title = "\(script.name), \(physics.rawValue)"
    self.offsets = offsets
    phases = sink.take().compactMap(Self.phase)
  }

  private static func phase(_ record: RecordedSignpost) -> ListSchema.ScrollPhase? {
    guard case .begin(.frame, _, let values) = record.phase,
      let phase = ListSchema.ScrollPhase(rawValue: Int(values.value2))
    else { return nil }
    return phase
  }
}
