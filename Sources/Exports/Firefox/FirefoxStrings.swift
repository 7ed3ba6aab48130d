/// The texts of a profile, which everything else refers to by their places.
struct FirefoxStrings {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// The place of a text.
  mutating func place(of text: String) -> Int {
    if let known = places[text] { return known }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
