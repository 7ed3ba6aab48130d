import Foundation
import HeadlessUIKit
import ListEngine
public import Workloads

/// An address book: single-line rows under sticky letters.
public struct ContactsScenario: Scenario {
  /// The height of a row, in points: that of a plain table on iOS.
  static let rowHeight: CGFloat = 44
  /// Seconds from the start to the first edit; ours.
  static let firstEdit = 1.0
  /// Seconds between two edits; ours.
  static let editInterval = 2.0

  /// `contacts`.
  public let name = "contacts"
  /// A description of the list.
  public let summary =
    "An address book: 27 sticky letters, uneven as surnames are, rows of one line"
  /// 500, 5,000 and 20,000.
  public let itemCounts = [500, 5_000, 20_000]
  /// The edits.
  public let updates = "one contact is renamed and moves to another letter, every 2 s"
  /// All fixed.
  public let sizing = RunParameters.Sizing.fixed

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .scrub, .jumpy]

  /// Creates the scenario.
  public init() {}

  /// Generates the address book.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    ContactsSession(parameters)
  }
}

/// One run of the scenario `contacts`.
final class ContactsSession: ScenarioSession {
  private(set) var book: AddressBook
  private var edits = Timetable(
    first: ContactsScenario.firstEdit,
    every: ContactsScenario.editInterval
  )
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    book = AddressBook(count: parameters.items, seed: parameters.seed)
    sectionCount = book.letters.count
    itemCount = book.contactCount
    checksum = book.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    edits.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "rename_contact") { [self] in book.renameContact() }
  }

  func configure(_ list: inout ListProperties) {
    list.layout = .table()
    for letter in book.letters {
      list += Section(letter.title) { section in
        if !letter.contacts.isEmpty { section.header = ContactLetter(text: letter.title) }
        section += letter.contacts.map {
          Item(ContactRow(contact: $0), sizing: .fixed(height: ContactsScenario.rowHeight))
        }
      }
    }
  }
}
