import ListSchema
import Signposts
import Testing

@Suite struct SignpostStateTests {
  @Test("A list has one state at a time, all its signposters share it, and each use is named")
  func states() {
    let sink = RecordingSink()
    let one = Signposter(sink: sink, scope: SignpostScope(list: 900_001))
    let other = Signposter(sink: sink, scope: SignpostScope(list: 900_002))
    #expect(one.state == 0)
    one.setState("searching")
    let searching = one.state
    #expect(searching > 0 && other.state == 0)
    other.setState("searching")
    #expect(other.state == searching, "one name, one number")
    one.setState("typing")
    #expect(one.state != searching && one.state > 0)
    one.setState(nil)
    other.setState(nil)
    #expect(one.state == 0 && other.state == 0)
    let names = sink.take().compactMap { record -> String? in
      guard case .event(.stateName, let values) = record.phase, case .text(let name) = values[1]
      else { return nil }
      return name
    }
    #expect(names == ["searching", "searching", "typing"])
  }
}
