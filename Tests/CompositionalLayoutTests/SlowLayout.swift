import HeadlessUIKit

@testable import CompositionalLayout

/// A slow, obvious solver: places every item of a section one after the other, and keeps all frames.
///
/// No templates, no runs, no windows, no rounding. Knows rows and columns of items and groups, counts,
/// insets, spacing between items and preferred sizes.
struct SlowLayout {
  var frames: [CGRect] = []
  /// The start of each instance of the group on the axis on which they are stacked.
  var starts: [CGFloat] = []
  var extent: CGFloat = 0
  var failed = false

  /// A group that has been solved.
  private struct Solved {
    var size: CGSize
    var frames: [CGRect] = []
    var nextPhase = 0
  }

  private struct Failed: Error {}

  init(
    _ section: Section,
    count: Int,
    container: CGSize,
    preferred: [Int: CGSize] = [:]
  ) {
    var room = container
    room.width -= section.contentInsets.leading + section.contentInsets.trailing
    room.height -= section.contentInsets.top + section.contentInsets.bottom
    var y = section.contentInsets.top
    var phase = 0
    do {
      while frames.count < count {
        let solved = try Self.solve(
          section.group,
          Self.size(section.group.layoutSize, room),
          frames.count,
          count - frames.count,
          phase,
          preferred
        )
        phase = section.group.wrap == .continue ? solved.nextPhase : 0
        starts.append(y)
        frames += solved.frames.map { $0.offsetBy(dx: section.contentInsets.leading, dy: y) }
        y += solved.size.height + section.interGroupSpacing
      }
    } catch {
      failed = true
      frames = []
    }
    extent = frames.isEmpty ? 0 : y - section.interGroupSpacing + section.contentInsets.bottom
  }

  private static func size(_ size: NSCollectionLayoutSize, _ room: CGSize) -> CGSize {
    func length(_ dimension: Dimension) -> CGFloat {
      if dimension.isFractionalWidth { return dimension.dimension * room.width }
      if dimension.isFractionalHeight { return dimension.dimension * room.height }
      return dimension.dimension
    }
    return CGSize(width: length(size.widthDimension), height: length(size.heightDimension))
  }

  /// Solves a group, always as if there were enough items; drops those that are not there.
  private static func solve(
    _ group: Group,
    _ outer: CGSize,
    _ first: Int,
    _ left: Int,
    _ phase: Int,
    _ preferred: [Int: CGSize]
  ) throws -> Solved {
    let isRow = group.axis == .horizontal
    func main(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func cross(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    func make(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
      isRow ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
    let mainDimension = isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let crossDimension = isRow ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    var insets = group.contentInsets
    if group.layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if group.layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    var room = CGSize(
      width: outer.width - insets.leading - insets.trailing,
      height: outer.height - insets.top - insets.bottom
    )
    guard room.width > 0, room.height > 0 else { throw Failed() }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let limit = main(room)
    var most = Int.max
    var share: CGFloat?
    if case .dividing(let count) = group.form {
      most = count
      room = make(max(0, limit - CGFloat(count - 1) * spacing), cross(room))
      share = main(room) / CGFloat(count)
    } else if mainDimension.isEstimated {
      most = group.subitems.count - phase
    }
    var places: [(size: CGSize, frames: [CGRect])] = []
    var (taken, placed, length) = (0, 0, CGFloat(0))
    let isFlexible = group.interItemSpacing?.isFlexible == true && !mainDimension.isEstimated
    while places.count < most {
      let isThere = taken < left
      if !isThere && !isFlexible { break }
      let subitem = group.subitems[(phase + places.count) % group.subitems.count]
      var size = size(subitem.layoutSize, room)
      if let share { size = make(share, cross(size)) }
      var frames: [CGRect] = []
      if let inner = subitem as? Group {
        let dimension = isRow ? inner.layoutSize.widthDimension : inner.layoutSize.heightDimension
        // It is not solved if it does not fit.
        if most == .max, !places.isEmpty, !dimension.isEstimated,
          length + spacing + main(size) > limit + 0.01
        {
          break
        }
        let solved = try solve(
          inner,
          size,
          first + taken,
          isThere ? left - taken : 1000,
          0,
          preferred
        )
        size = share.map { make($0, cross(solved.size)) } ?? solved.size
        frames = solved.frames
      } else {
        let own = isThere ? preferred[first + taken] : nil
        if subitem.layoutSize.widthDimension.isEstimated, !(share != nil && isRow) {
          size.width = own?.width ?? size.width
          if isRow && most == .max { size.width = min(size.width, limit) }
        }
        if subitem.layoutSize.heightDimension.isEstimated, !(share != nil && !isRow) {
          size.height = own?.height ?? size.height
          if !isRow && most == .max { size.height = min(size.height, limit) }
        }
        var insets = subitem.contentInsets
        if subitem.layoutSize.widthDimension.isEstimated {
          (insets.leading, insets.trailing) = (0, 0)
        }
        if subitem.layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        frames = [
          CGRect(
            x: insets.leading,
            y: insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
          )
        ]
      }
      let next = length + (places.isEmpty ? 0 : spacing) + main(size)
      if most == .max, next > limit + 0.01 {
        guard places.isEmpty else { break }
        let own = subitem.layoutSize
        guard (isRow ? own.widthDimension : own.heightDimension).isEstimated else { throw Failed() }
        most = 1
      }
      length = next
      places.append((size, frames))
      if isThere {
        placed += 1
        taken += frames.count
      }
    }
    var gap = spacing
    if isFlexible, places.count > 1 {
      let sizes = places.reduce(0) { $0 + main($1.size) }
      gap = max(spacing, (limit - sizes) / CGFloat(places.count - 1))
    }
    places = Array(places.prefix(placed))
    var solved = Solved(size: outer)
    var position: CGFloat = 0
    for (index, place) in places.enumerated() {
      if index > 0 { position += gap }
      let origin = make(position, 0)
      solved.frames += place.frames.map {
        $0.offsetBy(dx: insets.leading + origin.width, dy: insets.top + origin.height)
      }
      position += main(place.size)
    }
    let width = crossDimension.isEstimated ? places.map { cross($0.size) }.max() ?? 0 : cross(outer)
    // A divided group is as long as it was estimated.
    let isFollowing = mainDimension.isEstimated && share == nil
    solved.size = make(isFollowing ? position : main(outer), width)
    solved.nextPhase = (phase + placed) % group.subitems.count
    return solved
  }
}
