import Foundation

/// People and how to reach them.
struct AddressBook {
  struct Contact: Identifiable, Equatable {
    var id: Int
    var givenName: String
    var familyName: String
    var company: String?

    var fullName: String { "\(givenName) \(familyName)" }

    var initials: String { String(givenName.prefix(1) + familyName.prefix(1)) }
  }

  private(set) var contacts: [Contact]

  init(count: Int, using generator: inout some RandomNumberGenerator) {
    contacts = (0..<count).map { id in
      Contact(
        id: id,
        givenName: generator.pick(from: Self.givenNames),
        familyName: generator.pick(from: Self.familyNames)
          + (Int.random(in: 0..<8, using: &generator) == 0 ? "-Lee" : ""),
        company: Int.random(in: 0..<3, using: &generator) == 0
          ? generator.pick(from: Self.companies) : nil
      )
    }
  }

  /// The contacts whose names have words that start with a text.
  func search(_ text: String) -> [Contact] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return contacts }
    return contacts.filter { contact in
      contact.fullName.lowercased().split(whereSeparator: { " -".contains($0) })
        .contains { $0.hasPrefix(wanted) }
    }
  }

  mutating func marry(using generator: inout some RandomNumberGenerator) {
    guard let index = contacts.indices.randomElement(using: &generator) else { return }
    contacts[index].familyName = generator.pick(from: Self.familyNames)
  }

  private static let givenNames = [
    "Ada", "Bruno", "Chiara", "Deniz", "Elif", "Fatou", "Goran", "Hanna", "Ivo", "Jun", "Kofi",
    "Lena",
    "Mateo", "Noor", "Olga", "Priya", "Quentin", "Rosa", "Sami", "Tove", "Uma", "Vera", "Wim",
    "Yara",
  ]
  private static let familyNames = [
    "Almeida", "Andersson", "Becker", "Bianchi", "Chen", "Costa", "Diallo", "Dubois", "Eriksen",
    "Fischer",
    "García", "Haddad", "Horvat", "Ivanova", "Jansen", "Kaya", "Kowalska", "Lindgren", "Martin",
    "Mensah",
    "Nakamura", "Novák", "Okafor", "Öztürk", "Patel", "Popescu", "Quinn", "Rossi", "Sato", "Silva",
    "Tanaka", "Ueda", "Vogel", "Walker", "Xu", "Yilmaz", "Zimmermann",
  ]
  private static let companies = ["Harbour Works", "Nord Press", "Kitchen Nine", "Blue Door Ltd"]
}
