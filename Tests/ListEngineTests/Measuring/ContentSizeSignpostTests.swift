import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

@Suite struct ContentSizeSignpostTests {
  @Test("Measuring a content without a list is an interval, with the measurements inside")
  func interval() {
    let sink = RecordingSink()
    var properties = ListProperties()
    properties += sections("1[a b c]")
    let size = ListView.contentSize(
      in: CGSize(width: 200, height: 0),
      for: properties,
      itemLimit: 2,
      signposter: Signposter(sink: sink)
    )
    #expect(size.contentSize == CGSize(width: 200, height: 88))
    let begun = sink.take().compactMap { record -> IntervalKind? in
      if case .begin(let kind, _, _) = record.phase { kind } else { nil }
    }
    #expect(begun == [.contentSize, .measure, .measure])
  }
}
