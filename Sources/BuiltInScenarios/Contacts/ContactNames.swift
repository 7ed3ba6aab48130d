import Workloads

/// The names of the people in an address book.
enum ContactNames {
  /// A letter of the index: its frequency in surnames, and examples.
  struct Letter {
    let title: String
    /// The frequency per thousand surnames, approximately.
    let weight: Int
    let familyNames: [String]

    init(_ title: String, _ weight: Int, _ familyNames: String...) {
      self.title = title
      self.weight = weight
      self.familyNames = familyNames
    }
  }

  /// The index: A to Z, and # for names that do not start with a letter.
  ///
  /// The weights are our estimate for surnames in English-speaking countries: M, S and B lead, X is
  /// rare.
  static let letters = [
    Letter("A", 36, "Adams", "Alexander", "Allen", "Alvarez", "Anderson", "Andrews", "Armstrong"),
    Letter("B", 88, "Bailey", "Baker", "Barnes", "Bennett", "Brooks", "Brown", "Burns", "Butler"),
    Letter("C", 75, "Campbell", "Carter", "Castillo", "Chen", "Clark", "Collins", "Cooper", "Cruz"),
    Letter("D", 47, "Daniels", "Davis", "Dean", "Diaz", "Dixon", "Douglas", "Dunn"),
    Letter("E", 19, "Edwards", "Elliott", "Ellis", "Erickson", "Evans"),
    Letter("F", 36, "Farmer", "Ferguson", "Fisher", "Fletcher", "Ford", "Foster", "Fuller"),
    Letter("G", 53, "Garcia", "Gibson", "Gomez", "Gonzalez", "Graham", "Gray", "Green", "Griffin"),
    Letter("H", 75, "Hall", "Hamilton", "Harris", "Hayes", "Henry", "Hernandez", "Hill", "Hughes"),
    Letter("I", 5, "Ibarra", "Ingram", "Irwin", "Ito"),
    Letter("J", 28, "Jackson", "James", "Jenkins", "Jensen", "Johnson", "Jones", "Jordan"),
    Letter("K", 36, "Kaur", "Keller", "Kelly", "Kennedy", "Khan", "Kim", "King", "Knight"),
    Letter("L", 47, "Lane", "Larson", "Lawson", "Lee", "Lewis", "Li", "Long", "Lopez"),
    Letter(
      "M",
      95,
      "Marshall",
      "Martinez",
      "Mason",
      "Miller",
      "Moore",
      "Morgan",
      "Murphy",
      "Myers"
    ),
    Letter("N", 19, "Nelson", "Newman", "Nguyen", "Nichols", "Novak"),
    Letter("O", 15, "O'Brien", "O'Connor", "Oliver", "Olson", "Ortiz", "Owens"),
    Letter("P", 50, "Palmer", "Parker", "Patel", "Perez", "Perry", "Phillips", "Porter", "Price"),
    Letter("Q", 2, "Qureshi", "Quinn"),
    Letter("R", 56, "Ramirez", "Reed", "Reyes", "Reynolds", "Rivera", "Roberts", "Rogers", "Ross"),
    Letter("S", 98, "Sanchez", "Sanders", "Scott", "Shaw", "Singh", "Smith", "Stewart", "Sullivan"),
    Letter("T", 36, "Taylor", "Thomas", "Thompson", "Torres", "Tran", "Tucker", "Turner"),
    Letter("U", 3, "Underwood", "Upton", "Urban"),
    Letter("V", 16, "Vargas", "Vasquez", "Vaughn", "Vega", "Vincent"),
    Letter("W", 63, "Walker", "Wallace", "Ward", "Watson", "White", "Williams", "Wilson", "Wright"),
    Letter("X", 1, "Xiong", "Xu"),
    Letter("Y", 6, "Yang", "Yates", "York", "Young"),
    Letter("Z", 6, "Zamora", "Zhang", "Zhou", "Zimmerman"),
    Letter("#", 10, "24-hour Locksmith", "3 Brothers Pizza", "7th Avenue Dental", "99 Flowers"),
  ]

  /// The weights of the letters, in their order.
  static let weights = letters.map(\.weight)

  private static let givenNames = [
    "Aaron", "Abigail", "Aisha", "Alice", "Amelia", "Andre", "Anna", "Ben", "Bruno", "Carlos",
    "Carmen", "Chloe", "Clara", "Daniel", "David", "Diego", "Elena", "Emma", "Erik", "Fatima",
    "Felix", "Finn", "Grace", "Hana", "Harry", "Ines", "Iris", "Isaac", "Jack", "Jonas", "Julia",
    "Kenji", "Lara", "Laura", "Leo", "Lily", "Lucas", "Maria", "Marta", "Max", "Mei", "Mia",
    "Nadia", "Noah", "Nora", "Olga", "Omar", "Oscar", "Paul", "Priya", "Rosa", "Ruth", "Samuel",
    "Sara", "Simon", "Sofia", "Theo", "Tom", "Victor", "Yuki",
  ]

  /// A first name.
  static func givenName(using generator: inout SplitMix64) -> String {
    givenNames[Int.random(in: 0..<givenNames.count, using: &generator)]
  }

  /// A surname that starts with a letter.
  static func familyName(letter: Int, using generator: inout SplitMix64) -> String {
    let names = letters[letter].familyNames
    return names[Int.random(in: 0..<names.count, using: &generator)]
  }
}
