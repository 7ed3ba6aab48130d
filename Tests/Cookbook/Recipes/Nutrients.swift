import Foundation

/// The nutrients of a recipe, as the server sends them.
struct Nutrients: Codable {
  var names: [String]
  var grams: [Double]

  static func data(of recipe: Int) -> Data {
    let all = Nutrients(
      names: (0..<600).map { "nutrient \($0 * recipe % 97)" },
      grams: (0..<600).map { Double($0 * 7 % 31) }
    )
    return (try? JSONEncoder().encode(all)) ?? Data()
  }

  /// The nutrients of which there is most.
  static func summary(of data: Data) -> String {
    guard let all = try? JSONDecoder().decode(Nutrients.self, from: data) else { return "" }
    return zip(all.names, all.grams).max { $0.1 < $1.1 }?.0 ?? ""
  }
}

/// Keeps states and messages.
final class Journal {
  private(set) var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
    if entries.count > 1_000 { entries.removeFirst(500) }
  }

  /// Encodes a state, as it is saved.
  func save(_ state: [String: Double]) {
    for _ in 0..<20 {
      guard let data = try? JSONEncoder().encode(state) else { return }
      write("saved \(data.count)")
    }
  }
}
