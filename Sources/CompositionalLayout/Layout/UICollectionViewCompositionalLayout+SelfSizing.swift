public import HeadlessUIKit

/// The result of measuring visible elements.
public struct SelfSizingResult: Hashable, Sendable {
  /// The number of rounds until no visible element had another size.
  public var passes = 0
  /// The number of sizes that were requested.
  public var measured = 0
  /// The distance that the offset was moved so that the visible elements stay where they are.
  public var offsetCorrection: CGFloat = 0
  /// True if elements still changed in the last round that was allowed.
  public var isOscillating = false
}

extension UICollectionViewCompositionalLayout {
  /// The greatest number of rounds in which visible elements are measured.
  public static let maxSelfSizingPasses = 10
  /// The difference up to which a preferred size counts as the present one.
  nonisolated static let sizeTolerance: CGFloat = 0.01

  /// Takes over preferred sizes of items; sides that are not estimated are ignored.
  ///
  /// An element that ends before the visible range moves the offset by what follows it.
  ///
  /// - Parameter sizes: the sizes, by item.
  /// - Returns: the distance that the offset was moved on the main axis.
  /// - Complexity: O(changed · log n) as long as the same items are in each row.
  @discardableResult
  public func setPreferredSizes(_ sizes: [IndexPath: CGSize]) -> CGFloat {
    var bySection: [Int: [Int: CGSize]] = [:]
    for (path, size) in sizes where size.isUsable && path.count == 2 {
      guard let cell = estimatedCell(path) else { continue }
      guard cell.differs(from: size) else { continue }
      bySection[path.section, default: [:]][path.item] = size
    }
    return bySection.keys.sorted().reduce(0) { correction, section in
      correction + setPreferredSizes(bySection[section] ?? [:], inSection: section)
    }
  }

  /// Takes over the preferred size of a supplementary that has an estimated side.
  ///
  /// - Parameters:
  ///   - size: the size.
  ///   - elementKind: the kind.
  ///   - indexPath: where the element belongs.
  /// - Returns: the distance that the offset was moved on the main axis.
  @discardableResult
  public func setPreferredSize(
    _ size: CGSize,
    forSupplementaryViewOfKind elementKind: String,
    at indexPath: IndexPath
  ) -> CGFloat {
    guard size.isUsable,
      let old = supplementaryElement(ofKind: elementKind, at: indexPath),
      old.isEstimated
    else { return 0 }
    let key = SupplementaryKey(kind: elementKind, item: indexPath[indexPath.count - 1])
    if indexPath.count == 1 {
      solved.preferredBoundarySizes[key] = size
      let start = solved.boundary.contentStart
      solved.placeBoundary()
      return correctOffset(solved.boundary.contentStart - start, ifBefore: old.frame)
    }
    let section = indexPath.section
    let extent = solved.sections[section].extent
    solved.sections[section].setPreferredSize(size, of: key)
    solved.updateLength(ofSection: section)
    return correctOffset(solved.sections[section].extent - extent, ifBefore: old.frame)
  }

  /// Measures the visible elements that have estimated sides until none of them changes.
  ///
  /// - Parameter measure: the preferred size of an element; nil keeps the present one.
  /// - Returns: the result of measuring.
  @discardableResult
  public func sizeVisibleElements(
    _ measure: (CollectionLayoutElement) -> CGSize?
  ) -> SelfSizingResult {
    var result = SelfSizingResult()
    while result.passes < Self.maxSelfSizingPasses {
      result.passes += 1
      work.selfSizingPasses += 1
      let visible = CGRect(origin: contentOffset, size: viewport.size)
      var cells: [IndexPath: CGSize] = [:]
      var changed = 0
      for element in elementsToMeasure(in: visible) where element.isEstimated {
        result.measured += 1
        work.measureCalls += 1
        guard let size = measure(element), size.isUsable else { continue }
        if element.representedElementCategory == .cell {
          guard estimatedCell(element.indexPath)?.differs(from: size) == true else { continue }
          cells[element.indexPath] = size
          changed += 1
        } else if let kind = element.representedElementKind,
          supplementary(kind, element.indexPath, differsFrom: size)
        {
          changed += 1
          result.offsetCorrection += setPreferredSize(
            size,
            forSupplementaryViewOfKind: kind,
            at: element.indexPath
          )
        }
      }
      result.offsetCorrection += setPreferredSizes(cells)
      guard changed > 0 else { return result }
    }
    result.isOscillating = true
    return result
  }

  /// The elements in a rectangle, and all siblings with which they share a size.
  private func elementsToMeasure(in rect: CGRect) -> [CollectionLayoutElement] {
    var result: [CollectionLayoutElement] = []
    // The end of the items that were added, by section.
    var ends: [Int: Int] = [:]
    for element in elements(in: rect) {
      let path = element.indexPath
      guard element.representedElementCategory == .cell, element.isEstimated,
        let siblings = section(path.section)?.siblings(ofItem: path.item), siblings.count > 1
      else {
        result.append(element)
        continue
      }
      let first = max(siblings.lowerBound, ends[path.section] ?? 0)
      for item in first..<max(first, siblings.upperBound) {
        let path = IndexPath(item: item, section: path.section)
        if let sibling = self.element(ofItemAt: path) { result.append(sibling) }
      }
      ends[path.section] = siblings.upperBound
    }
    return result
  }

  /// Forgets all preferred sizes.
  public func resetPreferredSizes() {
    let counts = solved.sections.map(\.dataCount)
    let viewport = viewport
    solved = SolvedLayout(configuration, viewport, sections: [])
    invalidateLayout()
    prepare(itemCounts: counts, in: viewport)
  }

  private func setPreferredSizes(_ sizes: [Int: CGSize], inSection section: Int) -> CGFloat {
    let axis = solved.axis
    let start = visibleStart
    let isBefore = sizes.keys.map { item in
      let frame = element(ofItemAt: IndexPath(item: item, section: section))?.frame
      return (frame?.end(axis) ?? start) <= start
    }
    // What is before the visible range changes the offset, what is in it or after it does not.
    let before = zip(sizes, isBefore).filter { $0.1 }.map { ($0.0.key, $0.0.value) }
    let rest = zip(sizes, isBefore).filter { !$0.1 }.map { ($0.0.key, $0.0.value) }
    var correction: CGFloat = 0
    for (part, corrects) in [(before, true), (rest, false)] where !part.isEmpty {
      let extent = solved.sections[section].extent
      solved.sections[section].setPreferredSizes(Dictionary(uniqueKeysWithValues: part))
      work.add(solved.sections[section].takeWork())
      solved.updateLength(ofSection: section)
      if corrects { correction += solved.sections[section].extent - extent }
    }
    contentOffset[axis] += correction
    return correction
  }

  private func correctOffset(_ change: CGFloat, ifBefore frame: CGRect) -> CGFloat {
    guard frame.end(solved.axis) <= visibleStart else { return 0 }
    contentOffset[solved.axis] += change
    return change
  }

  /// The start of what the view shows, on the axis of the offset: frames before it move with the offset.
  private var visibleStart: CGFloat {
    let (axis, insets) = (solved.axis, viewport.adjustedContentInset)
    return contentOffset[axis] + (solved.isReversed ? insets.after(axis) : insets.before(axis))
  }

  /// An item's description and present size, if a side is estimated.
  private func estimatedCell(_ path: IndexPath) -> EstimatedElement? {
    guard let section = section(path.section),
      let location = section.instances.location(ofItem: path.item)
    else { return nil }
    let leaf = location.run.instance.leaves[path.item - location.item]
    guard leaf.size.isEstimated else { return nil }
    let known = section.preferredSizes[path.item] ?? leaf.frame.size
    return EstimatedElement(size: leaf.size, known: known)
  }

  private func supplementary(
    _ kind: String,
    _ path: IndexPath,
    differsFrom size: CGSize
  ) -> Bool {
    let key = SupplementaryKey(kind: kind, item: path[path.count - 1])
    let known =
      path.count == 1
      ? solved.preferredBoundarySizes[key]
      : section(path.section)?.preferredSupplementarySizes[key]
    return known?.differs(from: size) ?? true
  }
}

/// The known size of an element, and which of its sides can change.
private struct EstimatedElement {
  let size: NSCollectionLayoutSize
  let known: CGSize

  func differs(from other: CGSize) -> Bool {
    [LayoutAxis.horizontal, .vertical].contains { axis in
      size[axis].isEstimated
        && abs(known[axis] - other[axis])
          > UICollectionViewCompositionalLayout.sizeTolerance
    }
  }
}

extension CGSize {
  fileprivate var isUsable: Bool {
    width.isLength && height.isLength && width >= 0 && height >= 0
  }

  fileprivate func differs(from other: CGSize) -> Bool {
    let tolerance = UICollectionViewCompositionalLayout.sizeTolerance
    return abs(width - other.width) > tolerance || abs(height - other.height) > tolerance
  }
}
