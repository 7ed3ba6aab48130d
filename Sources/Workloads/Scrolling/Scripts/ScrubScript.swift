/// A finger on the section index at the side of the list.
enum ScrubScript {
  /// The number of sections it stops at on its way.
  static let jumps = 20
  /// The time between two of them, in seconds.
  static let interval = 0.1
  /// The pause at the end of the index, in seconds.
  static let pause = 0.8

  /// From the first section to the last, and back.
  static let moves = shares(down: true) + shares(down: false)

  private static func shares(down: Bool) -> [GestureMove] {
    (0..<jumps).map { number in
      let share = Double(number) / Double(jumps - 1)
      return .app(
        .jumpToSection(at: down ? share : 1 - share),
        then: number == jumps - 1 ? pause : interval
      )
    }
  }
}
