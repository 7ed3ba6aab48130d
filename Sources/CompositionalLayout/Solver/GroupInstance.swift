import HeadlessUIKit

/// The place of a cell, from the origin of its group.
struct PlacedLeaf {
  var frame: CGRect
  var zIndex = 0
  let size: NSCollectionLayoutSize
  let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
}

/// The elements attached to a group, from the origin of the root group.
struct PlacedGroupElements {
  /// The frame that they are attached to.
  var host: CGRect
  /// The first cell of the group: without it the group is not there.
  var firstLeaf: Int
  let items: [NSCollectionLayoutSupplementaryItem]
}

/// One solved instance of a section's group; shared by all that are equal.
final class GroupInstance {
  let size: CGSize
  let leaves: [PlacedLeaf]
  let groupElements: [PlacedGroupElements]
  /// The subitem that the next instance starts with.
  let nextPhase: Int
  /// The number of items, from its first, that have an influence on which items are in it.
  let examined: Int
  /// The greatest sides of the cells that share the greatest; 0 without such cells.
  let uniformSides: CGSize
  /// The distance that elements may stick out of the group or of their cell, on any side.
  let outset: CGFloat
  /// For each leaf, the greatest end of it and those before, on the axis of queries.
  private let ends: [CGFloat]
  /// For each leaf, the least start of it and those after.
  private let starts: [CGFloat]

  init(_ solution: GroupSolution, queryAxis axis: LayoutAxis) {
    size = solution.rounded
    leaves = solution.leaves
    groupElements = solution.groupElements
    nextPhase = solution.nextPhase
    examined = max(solution.examined, solution.leaves.count)
    var ends: [CGFloat] = []
    ends.reserveCapacity(leaves.count)
    for leaf in leaves { ends.append(max(ends.last ?? -.infinity, leaf.frame.end(axis))) }
    var starts = leaves.map { $0.frame.start(axis) }
    for index in starts.indices.dropLast().reversed() {
      starts[index] = min(starts[index], starts[index + 1])
    }
    self.ends = ends
    self.starts = starts
    uniformSides = Self.uniformSides(solution.leaves)
    outset = Self.outset(solution, size)
  }

  /// The leaves that may share more than an edge with a range of the query axis.
  func candidates(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = ends.firstIndexSorted { $0 > start }
    let last = starts.firstIndexSorted { $0 >= end }
    return first < last ? first..<last : first..<first
  }

  private static func uniformSides(_ leaves: [PlacedLeaf]) -> CGSize {
    var sides = CGSize.zero
    for leaf in leaves where leaf.size.isUniform {
      for axis in [LayoutAxis.horizontal, .vertical]
      where leaf.size[axis].isUniformAcrossSiblings {
        sides[axis] = max(sides[axis], leaf.frame.size[axis])
      }
    }
    return sides
  }

  private static func outset(_ solution: GroupSolution, _ size: CGSize) -> CGFloat {
    var outset: CGFloat = 0
    func include(_ frame: CGRect) {
      outset = max(outset, -frame.minX, -frame.minY)
      outset = max(outset, frame.maxX - size.width, frame.maxY - size.height)
    }
    func include(_ items: [NSCollectionLayoutSupplementaryItem], _ host: CGRect) {
      for item in items {
        let size = item.layoutSize.size(in: host.size)
        let frame = CGRect(origin: item.origin(of: size, at: host), size: size)
          .inset(by: item.contentInsets)
        include(frame)
        // Cells are searched by their own frames.
        outset = max(outset, host.minX - frame.minX, host.minY - frame.minY)
        outset = max(outset, frame.maxX - host.maxX, frame.maxY - host.maxY)
      }
    }
    for leaf in solution.leaves {
      include(leaf.frame)
      include(leaf.supplementaryItems, leaf.frame)
    }
    for elements in solution.groupElements { include(elements.items, elements.host) }
    // A pixel for what rounding moves.
    return outset > 0 ? outset + 1 : 0
  }
}

extension Array {
  /// The first position whose element has a property that all later ones have, too.
  func firstIndexSorted(_ property: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if property(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
