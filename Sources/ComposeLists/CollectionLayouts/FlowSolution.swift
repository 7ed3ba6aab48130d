import HeadlessUIKit

/// The frames of a flow layout.
struct FlowSolution {
  /// The sizes and distances of a section.
  struct Section {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// The frames of a section.
  struct Placed {
    var header: CGRect?
    var footer: CGRect?
    var items: [CGRect] = []
    var frame = CGRect.zero
  }

  private let isVertical: Bool
  /// The length of the view across the list.
  let viewLength: CGFloat
  private(set) var sections: [Placed] = []
  private var rooms: [CGFloat] = []
  private var end: CGFloat = 0

  init(isVertical: Bool = true, room: CGFloat = 0) {
    self.isVertical = isVertical
    viewLength = room
  }

  var contentSize: CGSize { size(across: viewLength, along: end) }

  /// The length for the items of a section across the list.
  func room(ofSection section: Int) -> CGFloat {
    rooms.indices.contains(section) ? rooms[section] : viewLength
  }

  private func size(across: CGFloat, along: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func frame(across: CGFloat, along: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
      size: size
    )
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Places a section after those that are there.
  mutating func add(_ section: Section) {
    let start = end
    var placed = Placed()
    if along(section.header) > 0 {
      let length = along(section.header)
      placed.header = frame(across: 0, along: end, size(across: viewLength, along: length))
      end += length
    }
    let insets = section.insets
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (first, last) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let room = max(0, viewLength - first - last)
    rooms.append(room)
    end += before
    if !section.sizes.isEmpty { placeLines(of: section, from: first, room, &placed) }
    end += after
    if along(section.footer) > 0 {
      let length = along(section.footer)
      placed.footer = frame(across: 0, along: end, size(across: viewLength, along: length))
      end += length
    }
    placed.frame = frame(across: 0, along: start, size(across: viewLength, along: end - start))
    sections.append(placed)
  }

  private mutating func placeLines(
    of section: Section,
    from first: CGFloat,
    _ room: CGFloat,
    _ placed: inout Placed
  ) {
    let sizes = section.sizes
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    var item = 0
    var gap = section.itemSpacing
    while item < sizes.count {
      var next = item
      var length: CGFloat = 0
      // The first item is there, however long it is.
      while next < sizes.count {
        let longer = length + (next > item ? section.itemSpacing : 0) + across(sizes[next])
        guard next == item || longer <= room + 0.001 else { break }
        length = longer
        next += 1
      }
      let isLast = next == sizes.count
      let count = CGFloat(next - item)
      let rest = max(0, room - length)
      // Full lines fill the room; the last one continues columns of equal items.
      if !isLast {
        gap = section.itemSpacing + (count > 1 ? rest / (count - 1) : 0)
      } else if !isUniform || item == 0 {
        gap = section.itemSpacing
      }
      let height = sizes[item..<next].map(along).max() ?? 0
      var position = first + (!isLast && count == 1 ? rest / 2 : 0)
      for size in sizes[item..<next] {
        placed.items.append(
          frame(across: position, along: end + (height - along(size)) / 2, size)
        )
        position += across(size) + gap
      }
      end += height + (isLast ? 0 : section.lineSpacing)
      item = next
    }
  }
}

extension FlowSolution.Placed {
  /// The frame of a header or footer that stays in a visible range of the list while the section is there.
  func pinned(
    _ frame: CGRect,
    isHeader: Bool,
    in visible: ClosedRange<CGFloat>,
    isVertical: Bool
  ) -> CGRect {
    func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
    func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
    let length = end(frame) - start(frame)
    var position = start(frame)
    if isHeader {
      let limit = (footer.map(start) ?? end(self.frame)) - length
      position = max(position, min(visible.lowerBound, limit))
    } else {
      let limit = header.map(end) ?? start(self.frame)
      position = min(position, max(visible.upperBound - length, limit))
    }
    var result = frame
    if isVertical { result.origin.y = position } else { result.origin.x = position }
    return result
  }
}
