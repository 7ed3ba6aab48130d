import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// A layout with the frames that the specification gives for it.
struct Vector: CustomTestStringConvertible, @unchecked Sendable {
  var id: String
  var section: Section
  var counts: [Int]
  var size: CGSize
  var configuration = CompositionalLayoutTests.configuration()
  var rounding = PixelRounding.none
  /// The expected frame of each element, by its name; nil numbers are not checked.
  var frames: [String: [CGFloat?]]
  /// The expected length of the content.
  var extent: CGFloat?

  var testDescription: String { id }

  /// The layout, prepared.
  var layout: UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    layout.prepare(itemCounts: counts, in: LayoutViewport(size: size, rounding: rounding))
    return layout
  }
}

extension UICollectionViewCompositionalLayout {
  /// The frame of an element: "0.3" is a cell, "kind 0.3" another element, "kind 0" the layout's.
  func frame(_ name: String) -> CGRect? {
    let words = name.split(separator: " ")
    let path = IndexPath(
      indexes: words[words.count - 1].split(separator: ".").compactMap { Int($0) }
    )
    guard words.count == 2 else { return layoutAttributesForItem(at: path)?.frame }
    let kind = String(words[0])
    return
      (layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      ?? layoutAttributesForDecorationView(ofKind: kind, at: path))?.frame
  }

  /// The names of elements, as `frame` takes them, in the order of the answer.
  func names(in rect: CGRect) -> [String] {
    layoutAttributesForElements(in: rect).map { element in
      let path = element.indexPath.map(String.init).joined(separator: ".")
      return element.representedElementKind.map { "\($0) \(path)" } ?? path
    }
  }

  /// The length of the content on the axis of scrolling.
  var extent: CGFloat {
    collectionViewContentSize[configuration.scrollDirection.axis]
  }
}

extension CGRect {
  /// The four numbers of a frame.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// Records an issue for each number that differs from the expected one.
func expectFrames(
  _ layout: UICollectionViewCompositionalLayout,
  _ frames: [String: [CGFloat?]],
  within tolerance: CGFloat = 0.0006,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
    let frame = try #require(
      layout.frame(name),
      "there is no \(name)",
      sourceLocation: sourceLocation
    )
    for (number, expected) in zip(frame.numbers, expected) {
      guard let expected else { continue }
      #expect(
        abs(number - expected) < tolerance,
        "\(name) is \(frame.numbers)",
        sourceLocation: sourceLocation
      )
    }
  }
}
