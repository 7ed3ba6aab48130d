import CompositionalLayout
import HeadlessUIKit
import ListEngine

/// All attributes that a layout object gives, for questions about positions.
@preconcurrency @MainActor
struct CollectionAttributes {
  private(set) var contentSize = CGSize.zero
  /// The number of elements whose attributes cannot be shown, or that have none.
  private(set) var errorCount = 0
  /// The number of elements that have attributes.
  var elementCount: Int {
    frames.reduce(0) { $0 + $1.count { !$0.isNull } }
      + elements.reduce(elementsOutside.count) {
        $0 + $1.count
      }
  }
  /// The looks of elements that do not look as they are placed.
  private(set) var looks: [WindowedLayoutElement: WindowedLayoutLook] = [:]
  /// The elements that belong to no section.
  private(set) var elementsOutside: [UICollectionViewLayoutAttributes] = []

  private var frames: [[CGRect]] = []
  private var zIndexes: [IndexPath: Int] = [:]
  private var elements: [[UICollectionViewLayoutAttributes]] = []
  private var direction = LayoutDirection.vertical
  /// The start of each section.
  private var starts: [CGFloat] = []
  /// The number of items before each section.
  private var offsets: [Int] = []
  /// For each item the greatest end of those up to it.
  private var ends: [CGFloat] = []
  /// For each item the least start of those from it on.
  private var leasts: [CGFloat] = []

  nonisolated init() {}

  init(of layout: UICollectionViewLayout, _ itemCounts: [Int], _ direction: LayoutDirection) {
    self.direction = direction
    contentSize = layout.collectionViewContentSize.usable
    frames = itemCounts.map { Array(repeating: .null, count: $0) }
    elements = itemCounts.map { _ in [] }
    let whole = CGRect(origin: .zero, size: contentSize)
    var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for element in layout.layoutAttributesForElements(in: whole) ?? [] {
      if element.representedElementCategory == .cell {
        cells[element.indexPath] = element
      } else {
        add(element)
      }
    }
    for (section, count) in itemCounts.enumerated() {
      for item in 0..<count {
        // Cells are shown as the layout gives all elements: subclasses of a flow change them there.
        let path = IndexPath(item: item, section: section)
        add(cells[path] ?? layout.layoutAttributesForItem(at: path), item, section)
      }
    }
    index()
  }

  private mutating func add(_ element: UICollectionViewLayoutAttributes) {
    guard element.frame.isUsable else { return errorCount += 1 }
    noteLook(of: element, .part(.attachment(element.attachment)))
    if element.indexPath.count == 2, elements.indices.contains(element.indexPath.section) {
      elements[element.indexPath.section].append(element)
    } else {
      elementsOutside.append(element)
    }
  }

  private mutating func add(
    _ attributes: UICollectionViewLayoutAttributes?,
    _ item: Int,
    _ section: Int
  ) {
    guard let attributes, attributes.frame.isUsable else { return errorCount += 1 }
    frames[section][item] = attributes.frame
    let path = IndexPath(item: item, section: section)
    if attributes.zIndex != 0 { zIndexes[path] = attributes.zIndex }
    noteLook(of: attributes, .item(path))
  }

  private mutating func noteLook(
    of attributes: UICollectionViewLayoutAttributes,
    _ element: WindowedLayoutElement
  ) {
    guard
      attributes.alpha != 1 || attributes.isHidden || !attributes.transform.isIdentity
        || attributes.spatialTransform != nil
    else { return }
    var look = WindowedLayoutLook()
    look.alpha = min(max(attributes.alpha.isFinite ? attributes.alpha : 1, 0), 1)
    look.isHidden = attributes.isHidden
    if let map = attributes.spatialTransform {
      look.transform3D = map
    } else {
      look.transform = attributes.transform
    }
    looks[element] = look
  }

  private mutating func index() {
    var count = 0
    var end: CGFloat = 0
    var sectionStart: CGFloat = 0
    for section in frames.indices {
      offsets.append(count)
      count += frames[section].count
      let all =
        frames[section].filter { !$0.isNull }
        + elements[section].filter {
          $0.representedElementCategory != .decorationView
        }.map(\.frame)
      sectionStart = max(sectionStart, all.map(start).min() ?? end)
      starts.append(section == 0 ? 0 : sectionStart)
      for frame in frames[section] {
        if !frame.isNull { end = max(end, start(frame) + direction.height(for: frame.size)) }
        ends.append(end)
      }
      sectionStart = max(
        sectionStart,
        all.map { start($0) + direction.height(for: $0.size) }.max() ?? 0
      )
    }
    leasts = ends
    var least = direction.height(for: contentSize)
    var number = leasts.count
    for section in frames.reversed() {
      for frame in section.reversed() {
        number -= 1
        if !frame.isNull { least = min(least, start(frame)) }
        leasts[number] = least
      }
    }
  }

  private func start(_ frame: CGRect) -> CGFloat { direction.y(for: frame.origin) }

  // MARK: Questions

  func frame(ofItem item: Int, inSection section: Int) -> CGRect {
    guard frames.indices.contains(section), frames[section].indices.contains(item),
      !frames[section][item].isNull
    else { return .zero }
    return frames[section][item]
  }

  func zIndex(ofItem item: Int, inSection section: Int) -> Int {
    zIndexes.isEmpty ? 0 : zIndexes[IndexPath(item: item, section: section)] ?? 0
  }

  func elements(ofSection section: Int) -> [UICollectionViewLayoutAttributes] {
    elements.indices.contains(section) ? elements[section] : []
  }

  func range(ofSection section: Int) -> Range<CGFloat> {
    guard starts.indices.contains(section) else { return 0..<0 }
    let end =
      section + 1 < starts.count ? starts[section + 1] : direction.height(for: contentSize)
    return starts[section]..<max(starts[section], end)
  }

  func range(ofItemAt path: IndexPath) -> Range<CGFloat>? {
    guard path.count == 2, frames.indices.contains(path.section),
      frames[path.section].indices.contains(path.item)
    else { return nil }
    let frame = frame(ofItem: path.item, inSection: path.section)
    let start = start(frame)
    return start..<start + direction.height(for: frame.size)
  }

  /// The sections of which a part is in a range.
  func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard !starts.isEmpty else { return 0..<0 }
    let last = max(0, firstIndex(in: starts.indices) { starts[$0] > range.upperBound } - 1)
    let first = max(0, firstIndex(in: starts.indices) { starts[$0] > range.lowerBound } - 1)
    return first..<last + 1
  }

  /// The first and the last item at a position, or near it; nil without sections.
  func items(at position: CGFloat) -> ClosedRange<IndexPath>? {
    guard !frames.isEmpty else { return nil }
    guard !ends.isEmpty else {
      return IndexPath(item: 0, section: 0)...IndexPath(item: 0, section: 0)
    }
    let first = min(ends.count - 1, firstIndex(in: ends.indices) { ends[$0] > position })
    let last = max(0, firstIndex(in: leasts.indices) { leasts[$0] > position } - 1)
    return path(min(first, last))...path(max(first, last))
  }

  private func path(_ number: Int) -> IndexPath {
    var section = max(0, firstIndex(in: offsets.indices) { offsets[$0] > number } - 1)
    while section > 0, frames[section].isEmpty { section -= 1 }
    return IndexPath(item: number - offsets[section], section: section)
  }

  /// The first index from which on a condition holds; the end if it holds nowhere.
  private func firstIndex(in indices: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CGRect {
  /// True if all numbers are finite, and sizes not negative.
  fileprivate var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }
}

extension CGSize {
  /// The size with 0 in place of what is not a length.
  fileprivate var usable: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0,
      height: height.isFinite ? max(0, height) : 0
    )
  }
}
