import Foundation

/// Views in sequence along the axis of a stack: the length and position of each.
@preconcurrency @MainActor
struct StackLine {
  /// The properties of a view that determine its place.
  struct Element {
    /// The requested length, in points.
    var length: CGFloat
    /// The content-hugging priority.
    var hugging = UILayoutPriority.defaultLow
    /// The compression-resistance priority.
    var resistance = UILayoutPriority.defaultHigh
  }

  /// The position and length of one view.
  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  let elements: [Element]
  /// The minimum distances between the views; one less than the number of views.
  let spacings: [CGFloat]
  let distribution: UIStackView.Distribution

  private var spacing: CGFloat { spacings.reduce(0, +) }
  private var natural: CGFloat { elements.reduce(0) { $0 + $1.length } }

  /// The requested length of the line.
  var length: CGFloat {
    guard distribution == .fillEqually else { return natural + spacing }
    return CGFloat(elements.count) * (elements.map(\.length).max() ?? 0) + spacing
  }

  /// Places the views within a length.
  func places(in length: CGFloat) -> [Place] {
    switch distribution {
    case .fill: inRow(filled(length - spacing))
    case .fillEqually: inRow(equal(length - spacing))
    case .fillProportionally: inRow(proportional(length - spacing))
    case .equalSpacing: spread(in: length)
    case .equalCentering: centered(in: length)
    }
  }

  /// Stretches the views with the lowest hugging priority, or shrinks those with the lowest
  /// compression resistance; of equal ones the last.
  private func filled(_ room: CGFloat) -> [CGFloat] {
    var lengths = elements.map(\.length)
    var difference = room - natural
    if difference > 0 {
      let indices = elements.indices.reversed()
      guard let index = indices.min(by: { elements[$0].hugging < elements[$1].hugging }) else {
        return []
      }
      lengths[index] += difference
      return lengths
    }
    let order = elements.indices.sorted { a, b in
      elements[a].resistance == elements[b].resistance
        ? a > b : elements[a].resistance < elements[b].resistance
    }
    for index in order where difference < 0 {
      let shortened = max(0, lengths[index] + difference)
      difference += lengths[index] - shortened
      lengths[index] = shortened
    }
    return lengths
  }

  private func equal(_ room: CGFloat) -> [CGFloat] {
    elements.map { _ in max(0, room / CGFloat(elements.count)) }
  }

  private func proportional(_ room: CGFloat) -> [CGFloat] {
    guard natural > 0 else { return equal(room) }
    return elements.map { max(0, room * $0.length / natural) }
  }

  private func inRow(_ lengths: [CGFloat], extraSpacing: CGFloat = 0) -> [Place] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < spacings.count ? spacings[index] + extraSpacing : 0) }
      return Place(start: start, length: length)
    }
  }

  private func spread(in length: CGFloat) -> [Place] {
    let rest = length - natural - spacing
    guard rest > 0, elements.count > 1 else { return inRow(filled(length - spacing)) }
    // The same distance everywhere, unless the minimum distances prevent it.
    let gap = (length - natural) / CGFloat(spacings.count)
    guard spacings.allSatisfy({ $0 <= gap }) else {
      return inRow(elements.map(\.length), extraSpacing: rest / CGFloat(spacings.count))
    }
    var start: CGFloat = 0
    return elements.map { element in
      defer { start += element.length + gap }
      return Place(start: start, length: element.length)
    }
  }

  private func centered(in length: CGFloat) -> [Place] {
    guard elements.count > 1, let first = elements.first, let last = elements.last else {
      return spread(in: length)
    }
    let step = (length - first.length / 2 - last.length / 2) / CGFloat(spacings.count)
    let places = elements.enumerated().map { index, element in
      Place(
        start: first.length / 2 + CGFloat(index) * step - element.length / 2,
        length: element.length
      )
    }
    let fits = spacings.indices.allSatisfy { places[$0].end + spacings[$0] <= places[$0 + 1].start }
    return fits ? places : spread(in: length)
  }
}
