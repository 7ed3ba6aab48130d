/// What the scenario `growth` does, one step after the other.
enum GrowthStep: Hashable {
  /// Replaces the content by one of so many items.
  case grow(to: Int)
  /// Scrolls to the item at a share of all.
  case jump(to: Double)
  case insertAtStart
  case insertInMiddle
  case insertAtEnd
  /// Gives the item at the share of the last jump another price.
  case updateOne
  /// Describes the same content again.
  case nothing

  /// The step as traces name it.
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

  /// All steps, up to so many items.
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
