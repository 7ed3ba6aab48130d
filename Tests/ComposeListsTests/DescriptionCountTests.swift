import ComposeLists
import CompositionalLayout
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

/// The sections that a trace counts as described differently than before.
struct DescriptionCountTests {
  private struct Row: ItemContent, Equatable {
    var number: Int
    var identifierValue: Int { number }
    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}
  }

  private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  private static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(height), subitems: [item])
    )
  }

  private static func custom() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .custom(layoutSize: size(40)) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40))]
      }
    )
  }

  /// Returns the number of sections that each of four turns describes differently.
  private func counts(
    sections: (_ turn: Int) -> Range<Int> = { _ in 0..<3 },
    width: (_ turn: Int) -> CGFloat = { _ in 200 },
    _ describe: @escaping (_ turn: Int) -> NSCollectionLayoutSection
  ) -> [Int64] {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink)
    for turn in 0..<4 {
      list.frame.size.width = width(turn)
      list.layoutIfNeeded()
      list.configure { list in
        list.animatesChanges = false
        list.layout = .compositional { _, _ in describe(turn) }
        for section in sections(turn) {
          list("\(section)") { section in section += Row(number: turn) }
        }
      }
    }
    return sink.take().compactMap { event in
      guard case .end(.compile, _, let values) = event.phase else { return nil }
      return values.value1
    }
  }

  @Test("Equal descriptions and the same one are not new, others are")
  func descriptions() {
    let stored = Self.rows(30)
    #expect(counts { _ in stored } == [0, 0, 0, 0])
    #expect(counts { _ in Self.rows(30) } == [0, 0, 0, 0])
    #expect(counts { Self.rows(30 + CGFloat($0)) } == [0, 3, 3, 3])
  }

  @Test("What closures compute is found anew in any case, which no description can avoid")
  func closures() {
    let stored = Self.custom()
    #expect(counts { _ in stored } == [0, 0, 0, 0])
    #expect(counts { _ in Self.custom() } == [0, 0, 0, 0])
  }

  @Test("Sections that were not there before are not described differently")
  func newSections() {
    #expect(counts(sections: { $0 * 3..<$0 * 3 + 3 }) { _ in Self.rows(30) } == [0, 0, 0, 0])
    let growing = counts(sections: { 0..<$0 + 1 }) { Self.rows(30 + CGFloat($0)) }
    #expect(growing == [0, 1, 2, 3])
  }

  @Test("In another space sections may be described differently")
  func spaces() {
    let counts = counts(width: { 200 + CGFloat($0) * 10 }) { Self.rows(30 + CGFloat($0 / 4)) }
    #expect(counts.count > 4 && counts.allSatisfy { $0 == 0 })
  }
}
