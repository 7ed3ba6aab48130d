import HeadlessUIKit

/// The rest offsets of an orthogonal section, and the distance that a gesture takes it.
extension SolvedSection {
  /// The speed below which a gesture only moves to the nearest stop.
  static let pagingVelocity: CGFloat = 0.2

  /// The length of everything in the section's scroller; 0 if it does not scroll orthogonally.
  var scrollExtent: CGFloat {
    guard isOrthogonal, itemCount > 0 else { return 0 }
    let insets = stackInsets
    return insets.before + instances.sums.length - layout.interGroupSpacing + insets.after
  }

  /// The greatest offset of the scroller.
  var maxScrollOffset: CGFloat { max(0, scrollExtent - room.container[stackAxis]) }

  /// Returns the offset at which a gesture ends.
  ///
  /// - Parameters:
  ///   - start: the offset at which it started.
  ///   - proposed: the offset that it would reach without stops.
  ///   - velocity: its speed; positive is forward.
  /// - Returns: the offset.
  /// - Complexity: O(log² groups).
  func targetScrollOffset(
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat {
    let clamped = min(max(proposed, 0), maxScrollOffset)
    guard let stops = ScrollStops(self) else { return clamped }
    let nearest = stops.nearest(to: clamped)
    if layout.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary {
      return stops[nearest]
    }
    let current = stops.nearest(to: start)
    var target = min(max(nearest, current - 1), current + 1)
    if velocity > Self.pagingVelocity { target = current + 1 }
    if velocity < -Self.pagingVelocity { target = current - 1 }
    return stops[min(max(target, 0), stops.count - 1)]
  }

  /// The offsets at which the section stops, in order; empty if it stops anywhere.
  var scrollStops: [CGFloat] {
    guard let stops = ScrollStops(self) else { return [] }
    return (0..<stops.count).map { stops[$0] }
  }
}

/// The offsets at which an orthogonal section stops, computed when they are needed.
private struct ScrollStops {
  private let section: SolvedSection
  private let view: CGFloat
  private let maximum: CGFloat
  private let insets: (before: CGFloat, after: CGFloat)
  private let own: CGFloat
  /// The number of stops; later groups stop at the end as well.
  private(set) var count = 1

  init?(_ section: SolvedSection) {
    switch section.layout.orthogonalScrollingBehavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered: break
    }
    self.section = section
    view = section.room.container[section.stackAxis]
    maximum = section.maxScrollOffset
    insets = section.stackInsets
    own = section.layout.contentInsets.before(section.stackAxis)
    let all =
      section.layout.orthogonalScrollingBehavior == .paging
      ? Int(min(maximum / max(view, 1), 1e9).rounded(.up)) + 1 : section.instances.sums.instances
    var (low, high) = (0, max(0, all - 1))
    while low < high {
      let middle = (low + high) / 2
      if self[middle] >= maximum - 1e-6 { high = middle } else { low = middle + 1 }
    }
    count = low + 1
  }

  subscript(_ index: Int) -> CGFloat {
    if section.layout.orthogonalScrollingBehavior == .paging {
      return min(CGFloat(index) * view, maximum)
    }
    guard let group = section.instances.location(ofInstance: index) else { return 0 }
    let offset: CGFloat
    if section.layout.orthogonalScrollingBehavior == .groupPagingCentered {
      let length = group.run.pitch - section.layout.interGroupSpacing
      offset = insets.before + group.offset + length / 2 - view / 2
    } else {
      offset = insets.before + group.offset - own
    }
    return min(max(0, offset), maximum)
  }

  /// The stop nearest to an offset; of two the later one.
  func nearest(to offset: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > offset { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return 0 }
    guard low < count else { return count - 1 }
    return self[low] - offset <= offset - self[low - 1] ? low : low - 1
  }
}
