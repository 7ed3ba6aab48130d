import ListSchema
import Signposts
import Testing

@Suite("Listable's signposts")
struct ListableNamesTests {
  /// The table of Listable 17.3.0: category, name, and the interval that measures the same here.
  private static let table = [
    ("ListView Update", "List Update", "update"),
    ("ListView Update", "Diff Content", "diff"),
    ("ListView Update", "Update UICollectionView", "batch_update"),
    ("ListView Update", "Update Presentation State", "present"),
    ("ListView Update", "Measure ItemContent", "measure"),
    ("ListView Update", "Measure HeaderFooter", "measure"),
    ("ListView ScrollView", "scrollViewDidScroll", "scroll"),
    ("ListView Interaction", "Item onSelect", "notify"),
    ("ListView Interaction", "Item onDeselect", "notify"),
    ("ListView ListStateObserver", "Did Scroll", "notify"),
    ("ListView ListStateObserver", "Did End Deceleration", "notify"),
    ("ListView ListStateObserver", "Did End Scrolling Animation", "notify"),
    ("ListView ListStateObserver", "Will Begin Drag", "notify"),
    ("ListView ListStateObserver", "Content Updated", "notify"),
    ("ListView ListStateObserver", "Visibility Changed", "notify"),
    ("ListView ListStateObserver", "Frame Changed", "notify"),
    ("ListView ListStateObserver", "Selection Changed", "notify"),
    ("ListView ListStateObserver", "Item Reordered", "notify"),
  ]

  @Test("Every one of the eighteen has its interval, and the schema knows no others")
  func all() {
    let found = ListSchema.schema.intervals.flatMap { row in
      row.signposts.map { [$0.subsystem, $0.category, $0.name, row.name] }
    }
    let expected = Self.table.map { ["com.kve.Listable", $0.0, $0.1, $0.2] }
    #expect(Set(found) == Set(expected))
    #expect(found.count == 18)
  }

  @Test("What a signpost says for a field is a value of that field")
  func labels() throws {
    for row in ListSchema.schema.intervals {
      for label in row.signposts.compactMap(\.label) {
        let field = try #require((row.begin + row.end).first { $0.name == label.field })
        guard case .enumeration(let enumeration) = field.kind else {
          Issue.record("\(label.field) is no enumeration")
          continue
        }
        #expect(enumeration.labels[Int(label.number)] == label.value)
      }
    }
  }

  @Test("The two that end after an animation are marked")
  func animations() {
    let waiting = ListSchema.schema.intervals.flatMap(\.signposts).filter(\.waitsForAnimation)
    #expect(Set(waiting.map(\.name)) == ["List Update", "Update UICollectionView"])
  }
}
