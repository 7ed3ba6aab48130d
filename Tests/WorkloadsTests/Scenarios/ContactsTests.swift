@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct ContactsTests {
  @Test("The numbers of contacts per letter follow those of surnames")
  func shares() {
    let book = AddressBook(count: 20_000, seed: 3)
    #expect(book.letters.count == 27)
    #expect(book.contactCount == 20_000)
    let total = Double(ContactNames.weights.reduce(0, +))
    for (letter, weight) in zip(book.letters, ContactNames.weights) {
      let expected = 20_000 * Double(weight) / total
      let difference = abs(Double(letter.contacts.count) - expected)
      #expect(difference < 4 * expected.squareRoot() + 1, "\(letter.title)")
    }
  }

  @Test("Surnames are listed under their letters, in order", arguments: [1, 2, 500])
  func order(count: Int) {
    var book = AddressBook(count: count, seed: 4)
    for _ in 0..<300 {
      expectOrder(book)
      book.renameContact()
    }
    #expect(book.contactCount == count)
    #expect(Set(book.letters.flatMap(\.contacts).map(\.id)) == Set(0..<count))
  }

  private func expectOrder(_ book: AddressBook) {
    for letter in book.letters {
      let contacts = letter.contacts
      #expect(zip(contacts, contacts.dropFirst()).allSatisfy { $0.precedes($1) })
      #expect(
        contacts.allSatisfy {
          letter.title == "#"
            ? $0.familyName.first?.isNumber == true : $0.familyName.hasPrefix(letter.title)
        }
      )
    }
  }

  @Test("An address book without contacts has no contact to rename")
  func empty() {
    var book = AddressBook(count: 0, seed: 1)
    book.renameContact()
    #expect(book.contactCount == 0)
  }

  @Test("Every two seconds one row moves to another letter")
  func edits() {
    let stage = Stage(ContactsSession(RunParameters(items: 500)))
    func letters() -> [Int: Int] {
      Dictionary(
        uniqueKeysWithValues: stage.rows(ContactRow.self).map {
          ($0.content.contact.id, $0.section)
        }
      )
    }
    var before = letters()
    for end in [1.5, 3.5, 5.5] {
      stage.play(until: end)
      let after = letters()
      #expect(after.filter { before[$0.key] != $0.value }.count == 1)
      before = after
    }
    #expect(stage.changes == ["rename_contact", "rename_contact", "rename_contact"])
  }

  @Test("Letters without contacts show no title")
  func titles() {
    let stage = Stage(ContactsSession(RunParameters(items: 1)))
    #expect(stage.list.content.sections.count == 27)
    #expect(stage.list.content.sections.filter { $0.header != nil }.count == 1)
    #expect(stage.list.contentSize.height == 28 + ContactsScenario.rowHeight)
  }
}
