import Testing

@testable import Experiments

@Suite struct EventLogFramesTests {
  private let log = """
    0.0 scenario sections=1
    1.0 begin frame 1 frame=0
    1.0 begin set_content 2 items_before=0
    1.0 end set_content 2 items=9
    1.0 end frame 1 items=3
    1.0 begin frame 3 frame=1
    1.0 begin measure 4 type=1
    1.0 end measure 4 height=44
    1.0 end frame 3 items=3

    """

  @Test("Frames, counts and content changes are read from a log")
  func counts() {
    let frames = EventLogFrames(log)
    #expect(frames.frames.count == 2)
    #expect(frames.counts == ["frame": 2, "set_content": 1, "measure": 1])
    #expect(frames.contentChanges(after: 0) == [0])
    #expect(frames.contentChanges(after: 1).isEmpty)
    #expect(frames.firstDifference(EventLogFrames(log)) == nil)
  }

  @Test("The first difference names frame and intervals")
  func differences() {
    let frames = EventLogFrames(log)
    func difference(_ old: String, _ new: String) -> String? {
      frames.firstDifference(EventLogFrames(log.replacing(old, with: new)))
    }
    let twice = "1.0 begin measure 4 type=1\n1.0 end measure 4 height=44\n"
    #expect(
      difference("1.0 begin measure 4 type=1", twice + "1.0 begin measure 5 type=1")
        == "frame 1: `measure` ×1, then ×2"
    )
    #expect(
      difference("height=44", "height=45")
        == "frame 1: '1.0 end measure 4 height=44', then '1.0 end measure 4 height=45'"
    )
    #expect(difference("sections=1", "sections=2")?.hasPrefix("before the first frame") == true)
    #expect(
      difference("1.0 end frame 3 items=3\n", "1.0 begin frame 5\n")?.hasPrefix("frame 1") == true
    )
  }
}
