import HeadlessUIKit

/// Distances that share the room that is left, each at least its own minimum.
struct FlexibleSlots {
  private var minima: [CGFloat] = []
  /// The length of all slots whose minimum is smaller.
  private var level = -CGFloat.infinity

  /// Adds a distance if it is flexible.
  mutating func add(_ spacing: NSCollectionLayoutSpacing) {
    if spacing.isFlexible { minima.append(spacing.spacing) }
  }

  /// The length of all minima.
  var minimum: CGFloat { minima.reduce(0, +) }

  /// Finds the common length with which the slots fill a length.
  mutating func fill(_ length: CGFloat) {
    guard length > minimum else { return }
    // The greatest minima that the common length does not reach keep their own length.
    var rest = length
    var count = CGFloat(minima.count)
    for own in minima.sorted(by: >) where own * count > rest {
      rest -= own
      count -= 1
    }
    level = count > 0 ? rest / count : -.infinity
  }

  /// The final length of a distance.
  func length(_ spacing: NSCollectionLayoutSpacing) -> CGFloat {
    spacing.isFlexible ? max(spacing.spacing, level) : spacing.spacing
  }
}
