import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// An identifier that breaks the rules of `Hashable`.
private struct AwkwardID: Hashable, Sendable {
  enum Fault: CaseIterable, Sendable {
    /// All have one hash.
    case constantHash
    /// Equal ones have different hashes.
    case randomHash
    /// `a == b` says nothing about `b == a`.
    case asymmetric
    /// None is equal to anything, not even to itself.
    case neverEqual
    /// All are equal, with one hash or more.
    case alwaysEqual
    /// Equality changes from call to call.
    case random
  }

  var value: Int
  var fault: Fault

  static func == (left: Self, right: Self) -> Bool {
    switch left.fault {
    case .constantHash, .randomHash: left.value == right.value
    case .asymmetric: left.value <= right.value
    case .neverEqual: false
    case .alwaysEqual: true
    case .random: Bool.random()
    }
  }

  func hash(into hasher: inout Hasher) {
    switch fault {
    case .constantHash, .random: break
    case .randomHash: hasher.combine(Int.random(in: 0..<1_000))
    case .asymmetric, .neverEqual, .alwaysEqual: hasher.combine(value % 3)
    }
  }
}

/// A row with such an identifier.
private struct AwkwardRow: ItemContent {
  /// An identifier that is equal to itself, which is checked when an item is made.
  final class ID: Hashable {
    let id: AwkwardID
    init(_ id: AwkwardID) { self.id = id }
    static func == (left: ID, right: ID) -> Bool { left === right || left.id == right.id }
    func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
  }

  let identifierValue: ID
  let ledger: Ledger

  func isEquivalent(to other: Self) -> Bool { true }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = 20
  }

  final class Ledger {
    var inserted = 0
  }
}

@Suite(.underAllPolicies) struct AwkwardIdentifierTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(
    "Identifiers that break the rules cost states and speed, nothing else",
    .under(.prefix()),
    arguments: AwkwardID.Fault.allCases
  )
  fileprivate func awkward(fault: AwkwardID.Fault) {
    var random = SplitMix64(seed: 7)
    let ledger = AwkwardRow.Ledger()
    for _ in 0..<60 {
      let values = (0..<random.number(80)).map { _ in random.number(60) }
      show([values, (0..<random.number(10)).map { _ in random.number(60) }], fault, ledger)
      list.scrollTo(
        item: row(3, fault, ledger).identifier,
        position: ScrollPosition(position: .top)
      )
      list.scrollToLastItem()
      checkInvariants(list)
      #expect(list.presentation.itemCount == list.content.itemCount)
      #expect(ledger.inserted == list.presentation.itemCount)
    }
  }

  private func row(_ value: Int, _ fault: AwkwardID.Fault, _ ledger: AwkwardRow.Ledger)
    -> AwkwardRow
  {
    AwkwardRow(identifierValue: .init(AwkwardID(value: value, fault: fault)), ledger: ledger)
  }

  private func show(_ sections: [[Int]], _ fault: AwkwardID.Fault, _ ledger: AwkwardRow.Ledger) {
    list.configure { list in
      for values in sections {
        // The sections' identifiers, too.
        list(AwkwardID(value: values.count, fault: fault)) { section in
          section += values.map { value in
            Item(row(value, fault, ledger)) { item in
              item.onInsert = { _ in ledger.inserted += 1 }
              item.onRemove = { _ in ledger.inserted -= 1 }
            }
          }
        }
      }
    }
  }

  @Test("Sections, rows and headers may all have one empty identifier")
  func emptyStrings() {
    for count in [3, 1, 4, 0, 2] {
      list.configure { list in
        for _ in 0..<count {
          list("") { section in
            section.header = TestTitle(text: "")
            section += (0..<count).map { _ in TestRow(id: "") }
          }
        }
      }
      checkInvariants(list)
      #expect(list.presentation.itemCount == count * count)
      #expect(
        list.scrollTo(item: TestRow.identifier(with: ""), position: .init(position: .top))
          == (count > 0)
      )
    }
  }
}
