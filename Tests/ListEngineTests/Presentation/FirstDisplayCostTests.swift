import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// What the first display of many rows reads of an app's data, counted exactly.
@Suite struct FirstDisplayCostTests {
  private final class Counter {
    var counts: [String: Int] = [:]

    func count(_ name: String) { counts[name, default: 0] += 1 }
  }

  /// A collection of one's own: its elements are made when they are read.
  private struct Numbers: RandomAccessCollection {
    let endIndex: Int
    let counter: Counter
    let startIndex = 0

    subscript(position: Int) -> Int {
      counter.count("element")
      return position
    }
  }

  private struct Row: ItemContent {
    let number: Int
    let counter: Counter

    var identifierValue: Int {
      counter.count("identifier")
      return number
    }

    var defaultItemProperties: DefaultProperties {
      counter.count("defaults")
      return DefaultProperties(sizing: .fixed(height: 44))
    }

    func isEquivalent(to other: Row) -> Bool {
      counter.count("comparison")
      return number == other.number
    }

    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

    func apply(
      to views: ItemContentViews<Row>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      counter.count("apply")
    }
  }

  private enum Form: CaseIterable {
    case handedOver, lazy, lazyMeasured

    func section(_ count: Int, _ counter: Counter) -> Section {
      Section("s") { section in
        switch self {
        case .handedOver: section += (0..<count).map { Row(number: $0, counter: counter) }
        case .lazy, .lazyMeasured:
          section.setLazyItems(Numbers(endIndex: count, counter: counter), id: \.self) {
            counter.count("row")
            return Item(
              Row(number: $0, counter: counter),
              sizing: self == .lazy ? .fixed(height: 44) : .thatFits()
            )
          }
        }
      }
    }
  }

  /// What is read until the first frame is on screen.
  private func counts(_ form: Form, _ count: Int, _ layout: LayoutDescription) -> [String: Int] {
    let counter = Counter()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let section = form.section(count, counter)
    counter.counts = [:]
    list.configure {
      $0.layout = layout
      $0 += section
    }
    list.layoutIfNeeded()
    #expect(list.visibleItems.count >= 10)
    #expect(list.content.itemCount == count)
    return counter.counts
  }

  @Test("The first display reads as much of 50,000 rows as of 1,000", arguments: Form.allCases)
  private func first(form: Form) {
    for layout in [LayoutDescription.table(), .flow()] {
      let few = counts(form, 1_000, layout)
      #expect(counts(form, 50_000, layout) == few)
      #expect(few["apply", default: 0] < 100 && few["element", default: 0] < 400)
    }
  }

  @Test("An update of one row reads as much of 50,000 rows as of 1,000", arguments: Form.allCases)
  private func update(form: Form) {
    func counts(_ count: Int) -> [String: Int] {
      let counter = Counter()
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.configure { $0 += form.section(count, counter) }
      let section = form.section(count, counter)
      counter.counts = [:]
      list.configure { $0 += section }
      list.layoutIfNeeded()
      return counter.counts
    }
    let few = counts(1_000)
    #expect(counts(50_000) == few)
    #expect(few["comparison", default: 0] > 0)
  }
}
