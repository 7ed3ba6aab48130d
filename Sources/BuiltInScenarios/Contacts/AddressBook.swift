import Workloads

/// People under the letters of their surnames: the model behind the scenario `contacts`.
struct AddressBook {
  /// A person in the address book.
  struct Contact: Hashable {
    let id: Int
    var givenName: String
    var familyName: String

    /// Returns whether the contact comes before another of the same letter.
    func precedes(_ other: Contact) -> Bool {
      (familyName, givenName, id) < (other.familyName, other.givenName, other.id)
    }
  }

  /// The contacts under one letter, in order.
  struct Letter {
    let title: String
    var contacts: [Contact]
  }

  /// All letters, including those without contacts.
  private(set) var letters: [Letter]
  private var text: SplitMix64
  private var structure: SplitMix64
  private var updates: SplitMix64

  /// Creates an address book of `count` contacts.
  init(count: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "contacts", stream: .text)
    structure = SplitMix64(seed: seed, scenario: "contacts", stream: .structure)
    updates = SplitMix64(seed: seed, scenario: "contacts", stream: .updates)
    letters = ContactNames.letters.map { Letter(title: $0.title, contacts: []) }
    for id in 0..<count {
      let letter = Distributions.weighted(ContactNames.weights, using: &structure)
      letters[letter].contacts.append(Self.contact(id, letter, using: &text))
    }
    for letter in letters.indices {
      letters[letter].contacts.sort { $0.precedes($1) }
    }
  }

  private static func contact(
    _ id: Int,
    _ letter: Int,
    using generator: inout SplitMix64
  ) -> Contact {
    Contact(
      id: id,
      givenName: ContactNames.givenName(using: &generator),
      familyName: ContactNames.familyName(letter: letter, using: &generator)
    )
  }

  /// The number of contacts.
  var contactCount: Int { letters.reduce(0) { $0 + $1.contacts.count } }

  /// A checksum of everything that rows and letters show.
  var checksum: Checksum {
    var checksum = Checksum()
    for letter in letters {
      checksum.combine(letter.title)
      for contact in letter.contacts {
        checksum.combine(contact.id)
        checksum.combine(contact.givenName)
        checksum.combine(contact.familyName)
      }
    }
    return checksum
  }

  /// Gives a contact a surname with another letter.
  mutating func renameContact() {
    let count = contactCount
    guard count > 0 else { return }
    let (old, position) = place(of: Int.random(in: 0..<count, using: &updates))
    var contact = letters[old].contacts.remove(at: position)
    var weights = ContactNames.weights
    weights[old] = 0
    let new = Distributions.weighted(weights, using: &updates)
    contact.familyName = ContactNames.familyName(letter: new, using: &updates)
    insert(contact, letter: new)
  }

  /// Inserts a contact in order under a letter.
  private mutating func insert(_ contact: Contact, letter: Int) {
    let contacts = letters[letter].contacts
    var range = contacts.startIndex..<contacts.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        contacts[middle].precedes(contact)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    letters[letter].contacts.insert(contact, at: range.lowerBound)
  }

  /// The letter of the contact at `index` of the whole book, and its position there.
  private func place(of index: Int) -> (letter: Int, position: Int) {
    var rest = index
    for (letter, entry) in letters.enumerated() {
      if rest < entry.contacts.count { return (letter, rest) }
      rest -= entry.contacts.count
    }
    preconditionFailure("there is no contact \(index) among \(contactCount)")
  }
}
