/// A step of the scenario `growth`.
enum GrowthStep: Hashable {
  /// Replaces the content with the given number of items.
  case grow(to: Int)
  /// Scrolls to the item at a relative position.
  case jump(to: Double)
  case insertAtStart
  case insertInMiddle
  case insertAtEnd
  /// Changes the price of the item at the position of the last jump.
  case updateOne
  /// Configures the same content again.
  case nothing

  /// The step's name in traces.
  var name: StaticString {
    switch self {
    case .grow: "grow"
    case .jump: "jump"
    case .insertAtStart: "insert_start"
    case .insertInMiddle: "insert_middle"
    case .insertAtEnd: "insert_end"
    case .updateOne: "update_one"
    case .nothing: "no_change"
    }
  }

  /// All steps, up to the given number of items.
  static func plan(upTo count: Int) -> [GrowthStep] {
    let sizes = GrowthScenario.Numbers.sizes.filter { $0 < count } + [count]
    let edits: [GrowthStep] = [
      .insertAtStart, .insertInMiddle, .insertAtEnd, .updateOne, .nothing,
    ]
    return sizes.flatMap { size in
      [.grow(to: size)]
        + GrowthScenario.Numbers.depths.flatMap { [.jump(to: $0)] + edits }
    }
  }
}
