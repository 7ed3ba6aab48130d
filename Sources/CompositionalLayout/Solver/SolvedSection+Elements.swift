import HeadlessUIKit

/// A query for the elements in a rectangle while a section is somewhere in the content.
struct ElementQuery {
  /// The rectangle, in content coordinates.
  var rect: CGRect
  /// The start of the section on the main axis.
  var sectionStart: CGFloat
  /// The main range in which pinned elements stay.
  var visible: (start: CGFloat, end: CGFloat)
  /// The orthogonal scroll offset of the section.
  var scrollOffset: CGFloat
}

extension SolvedSection {
  /// The distances before the first group and after the last, on the axis of the groups.
  var stackInsets: (before: CGFloat, after: CGFloat) {
    let own = (layout.contentInsets.before(stackAxis), layout.contentInsets.after(stackAxis))
    guard layout.orthogonalScrollingBehavior == .groupPagingCentered,
      let first = instances.location(ofInstance: 0),
      let last = instances.location(ofInstance: instances.sums.instances - 1)
    else { return own }
    let view = room.container[stackAxis]
    return (
      max(own.0, (view - first.run.pitch + layout.interGroupSpacing) / 2),
      max(own.1, (view - last.run.pitch + layout.interGroupSpacing) / 2)
    )
  }

  /// The distance that groups stick out of the section or of their pitch: that of negative distances.
  func findOverlap() -> CGFloat {
    let edges = layout.group.edgeSpacing ?? .none
    let insets = layout.contentInsets
    func overlap(_ axis: LayoutAxis) -> CGFloat {
      let before = min(0, insets.before(axis)) + min(0, edges.before(axis).spacing)
      let after = min(0, insets.after(axis)) + min(0, edges.after(axis).spacing)
      return -min(before, after + min(0, layout.interGroupSpacing))
    }
    return max(overlap(room.axis), overlap(stackAxis)) + instances.sums.backward
  }

  /// The distance that elements may stick out of the section.
  func findOutset() -> CGFloat {
    var outset = overlap + max(instances.sums.outset, preferredOutset)
    for (item, frame) in zip(layout.boundarySupplementaryItems, boundary.frames) {
      let frame = frame.inset(by: item.contentInsets)
      outset = max(outset, -frame.start(room.axis), frame.end(room.axis) - extent)
    }
    for item in layout.decorationItems {
      let insets = item.contentInsets
      outset = max(outset, -insets.before(room.axis), -insets.after(room.axis))
    }
    return outset
  }

  /// The distance that attached elements may stick out because of their preferred sizes.
  private var preferredOutset: CGFloat {
    preferredSupplementarySizes.isEmpty ? 0 : largestPreferredSupplementary
  }

  /// Returns the origin of an instance's cells, in content coordinates.
  func origin(of location: InstanceIndex.Location, _ sectionStart: CGFloat) -> CGPoint {
    let main = room.axis
    let edges = layout.group.edgeSpacing ?? .none
    var origin = CGPoint.zero
    origin[stackAxis] = edges.before(stackAxis).spacing
    origin[stackAxis.cross] = edges.position(
      of: location.run.instance.size[stackAxis.cross],
      across: isOrthogonal ? instances.sums.thickness : groupContainer[stackAxis.cross],
      stackAxis.cross
    )
    origin[main] += sectionStart + boundary.contentStart
    origin[stackAxis] += stackInsets.before + location.offset
    if isOrthogonal {
      origin[main] += layout.contentInsets.before(main)
    } else {
      origin[main.cross] += room.crossStart + layout.contentInsets.before(main.cross)
    }
    return origin
  }

  /// Adds the elements of the section that share an area with a rectangle.
  func addElements(
    _ query: ElementQuery,
    to result: inout [CollectionLayoutElement],
    _ work: inout LayoutWork
  ) {
    guard extent > 0 || itemCount > 0 || !boundary.frames.isEmpty else { return }
    for attributes in decorations(query.sectionStart)
    where attributes.frame.sharesArea(with: query.rect) {
      result.append(attributes)
    }
    var supplementaries: [CollectionLayoutElement] = []
    addGroups(query, &result, &supplementaries, &work)
    for attributes in boundaryElements(query, &work)
    where attributes.frame.sharesArea(with: query.rect) {
      supplementaries.append(attributes)
    }
    supplementaries.sort { first, second in
      let (one, other) =
        (first.representedElementKind ?? "", second.representedElementKind ?? "")
      return one == other ? first.indexPath < second.indexPath : one < other
    }
    result += supplementaries
  }

  /// The backgrounds.
  func decorations(_ sectionStart: CGFloat) -> [CollectionLayoutElement] {
    guard extent > 0, error == nil else { return [] }
    var frame = CGRect.zero
    frame.origin[room.axis] = sectionStart
    frame.origin[room.axis.cross] = room.crossStart
    frame.size[room.axis] = extent
    frame.size[room.axis.cross] = room.container[room.axis.cross]
    return layout.decorationItems.map { item in
      CollectionLayoutElement(
        .decorationView,
        kind: item.elementKind,
        with: IndexPath(item: 0, section: section),
        frame: frame.inset(by: item.contentInsets),
        zIndex: item.zIndex
      )
    }
  }

  /// The headers, footers and other elements at the boundary, pinned ones where they stay.
  func boundaryElements(
    _ query: ElementQuery,
    _ work: inout LayoutWork
  ) -> [CollectionLayoutElement] {
    let end = query.sectionStart + extent
    let isVisible = query.sectionStart < query.visible.end && query.visible.start < end
    return zip(layout.boundarySupplementaryItems, boundary.frames).map { item, frame in
      var origin = frame.origin
      origin[room.axis] += query.sectionStart
      origin[room.axis.cross] += room.boundaryStart
      if item.pinToVisibleBounds, isVisible {
        work.pinnedElements += 1
        origin[room.axis] = boundary.pinned(
          origin[room.axis],
          length: frame.size[room.axis],
          side: item.alignment.side(room.axis),
          section: (query.sectionStart, end),
          visible: query.visible
        )
      }
      return item.attributes(
        CGRect(origin: room.rounding.point(origin), size: frame.size),
        IndexPath(item: 0, section: section),
        minimumPinnedIndex: minimumPinnedIndex
      )
    }
  }

  /// The least order of pinned elements: above all cells.
  var minimumPinnedIndex: Int { highestLeaf + cellIndex + 1 }

  /// The order of cells: above decorations.
  private var cellIndex: Int { layout.decorationItems.isEmpty ? 0 : 1 }

  /// Adds the cells and the elements attached to cells and groups.
  private func addGroups(
    _ query: ElementQuery,
    _ result: inout [CollectionLayoutElement],
    _ supplementaries: inout [CollectionLayoutElement],
    _ work: inout LayoutWork
  ) {
    let window = window(query)
    guard window.size.width > 0, window.size.height > 0 else { return }
    let axis = stackAxis
    var first = CGPoint.zero
    first[room.axis] = query.sectionStart + boundary.contentStart
    let start = window.start(axis) - first[axis] - stackInsets.before - outset
    let end = window.end(axis) - first[axis] - stackInsets.before + outset
    instances.forEach(from: start, to: end) { location in
      let instance = location.run.instance
      let origin = origin(of: location, query.sectionStart)
      let growth = uniformGrowth(axis, location.run)
      let leaves = instance.candidates(
        from: window.start(axis) - origin[axis] - max(instance.outset, preferredOutset) - growth,
        to: window.end(axis) - origin[axis] + max(instance.outset, preferredOutset) + growth
      )
      work.examinedElements += leaves.count
      for leaf in leaves {
        let attributes = cell(leaf, location, origin)
        if attributes.frame.sharesArea(with: window) { result.append(attributes) }
        let place = instance.leaves[leaf]
        guard !place.supplementaryItems.isEmpty else { continue }
        add(
          place.supplementaryItems,
          attributes.frame,
          location.item + leaf,
          window,
          &supplementaries
        )
      }
      for elements in instance.groupElements where elements.firstLeaf < instance.leaves.count {
        let host = elements.host.moved(by: origin)
        add(elements.items, host, location.number, window, &supplementaries)
      }
    }
  }

  /// The rectangle in the coordinates of cells: an orthogonal section has its own on one axis.
  private func window(_ query: ElementQuery) -> CGRect {
    guard isOrthogonal else { return query.rect }
    var window = query.rect
    window.origin[stackAxis] = query.scrollOffset
    window.size[stackAxis] = query.rect.size[stackAxis] > 0 ? room.container[stackAxis] : 0
    return window
  }

  private func add(
    _ items: [NSCollectionLayoutSupplementaryItem],
    _ host: CGRect,
    _ index: Int,
    _ window: CGRect,
    _ result: inout [CollectionLayoutElement]
  ) {
    for item in items {
      let attributes = supplementary(item, host, index)
      if attributes.frame.sharesArea(with: window) { result.append(attributes) }
    }
  }

  /// The greatest sides of the uniform cells of all instances, on the axes on which the group is uniform.
  ///
  /// - Complexity: O(runs).
  func findSharedSides() -> CGSize {
    let group = layout.group
    var sides = CGSize.zero
    guard !group.subitems.contains(where: { $0 is NSCollectionLayoutGroup }) else { return sides }
    for run in instances.runs {
      for axis in [LayoutAxis.horizontal, .vertical]
      where group.layoutSize[axis].isUniformAcrossSiblings {
        sides[axis] = max(sides[axis], run.instance.uniformSides[axis])
      }
    }
    return sides
  }

  /// The length that the uniform cells of an instance lack.
  ///
  /// Several cells in the direction of the group would push one another.
  private func uniformGrowth(_ axis: LayoutAxis, _ run: InstanceRun) -> CGFloat {
    guard sharedSides[axis] > 0, layout.group.axis != axis || run.itemCount == 1 else { return 0 }
    return sharedSides[axis] - run.instance.uniformSides[axis]
  }

  /// The frame of a leaf of an instance whose cells have an origin.
  func frame(
    ofLeaf leaf: Int,
    _ location: InstanceIndex.Location,
    _ origin: CGPoint
  ) -> CGRect {
    let place = location.run.instance.leaves[leaf]
    var frame = place.frame.moved(by: origin)
    guard sharedSides != .zero else { return frame }
    for axis in [LayoutAxis.horizontal, .vertical] where place.size[axis].isUniformAcrossSiblings {
      frame.size[axis] += uniformGrowth(axis, location.run)
    }
    return frame
  }

  /// The items whose sizes decide about that of an item: siblings share the largest.
  func siblings(ofItem item: Int) -> Range<Int> {
    guard !layout.group.layoutSize.isUniform else { return 0..<itemCount }
    guard let location = instances.location(ofItem: item),
      location.run.instance.leaves[item - location.item].size.isUniform
    else { return item..<item + 1 }
    return location.item..<location.item + location.run.itemCount
  }

  /// The cell of a leaf of an instance.
  func cell(
    _ leaf: Int,
    _ location: InstanceIndex.Location,
    _ origin: CGPoint
  ) -> CollectionLayoutElement {
    let place = location.run.instance.leaves[leaf]
    var attributes = CollectionLayoutElement(
      forCellWith: IndexPath(item: location.item + leaf, section: section),
      frame: frame(ofLeaf: leaf, location, origin),
      zIndex: place.zIndex + cellIndex
    )
    attributes.isInOrthogonalSection = isOrthogonal
    attributes.isEstimated = place.size.isEstimated
    return attributes
  }

  /// An element attached to a cell or group.
  func supplementary(
    _ item: NSCollectionLayoutSupplementaryItem,
    _ host: CGRect,
    _ index: Int
  ) -> CollectionLayoutElement {
    let preferred =
      item.layoutSize.isEstimated
      ? preferredSupplementarySizes[SupplementaryKey(kind: item.elementKind, item: index)] : nil
    let size = item.layoutSize.size(in: host.size, preferred, room.rounding)
    let origin = room.rounding.point(item.origin(of: size, at: host))
    var attributes = CollectionLayoutElement(
      .supplementaryView,
      kind: item.elementKind,
      with: IndexPath(item: index, section: section),
      frame: CGRect(origin: origin, size: size).inset(by: item.contentInsets),
      zIndex: item.zIndex
    )
    attributes.isInOrthogonalSection = isOrthogonal
    attributes.isEstimated = item.layoutSize.isEstimated
    return attributes
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The attributes of the element at a frame.
  func attributes(
    _ frame: CGRect,
    _ path: IndexPath,
    minimumPinnedIndex: Int
  ) -> CollectionLayoutElement {
    var attributes = CollectionLayoutElement(
      .supplementaryView,
      kind: elementKind,
      with: path,
      frame: frame.inset(by: contentInsets),
      zIndex: pinToVisibleBounds ? max(zIndex, minimumPinnedIndex) : zIndex
    )
    attributes.isEstimated = layoutSize.isEstimated
    return attributes
  }
}
