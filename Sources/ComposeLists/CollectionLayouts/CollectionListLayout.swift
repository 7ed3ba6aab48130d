import CompositionalLayout
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts

/// The configuration of a layout object that says itself where everything is.
struct CollectionAppearance: ListLayoutAppearance {
  let layout: UICollectionViewLayout
  /// The direction in which the content scrolls.
  let direction: LayoutDirection

  /// Creates the configuration of a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - direction: that of its content, once it is known; nil for that of a flow, or else vertical.
  init(_ layout: UICollectionViewLayout, _ direction: LayoutDirection? = nil) {
    self.layout = layout
    self.direction = direction ?? withViews(layout) { $0.flowDirection } ?? .vertical
  }

  static var `default`: CollectionAppearance {
    withViews(()) { CollectionAppearance(UICollectionViewFlowLayout()) }
  }

  var bounds: ListContentBounds? { nil }
  var listHeaderPosition: ListHeaderPosition { .inline }
  var stickySectionHeaders: Bool { false }
  var pagingBehavior: ListPagingBehavior { .none }

  var scrollViewProperties: ListLayoutScrollViewProperties {
    TableAppearance.default.scrollViewProperties
  }

  func toLayoutDescription() -> LayoutDescription { CollectionListLayout.describe(self) }

  static func == (left: Self, right: Self) -> Bool {
    left.layout === right.layout && left.direction == right.direction
  }
}

/// Places a list's content where a layout object says.
///
/// It asks the layout for the attributes of all elements after each preparation; the list presents a window of them.
@preconcurrency @MainActor
final class CollectionListLayout: @preconcurrency WindowedListLayout {
  static var knowsPositions: Bool { true }

  var layoutAppearance: CollectionAppearance
  private var itemCounts: [Int] = []
  private var attributes = CollectionAttributes()
  private var viewSize = CGSize.zero
  /// True if the layout follows the sizes that cells prefer; nil before it was asked.
  var followsPreferences: Bool?
  private weak var supplementaries: (any CollectionSupplementaries)?
  private var direction = LayoutDirection.vertical
  /// True once the layout was asked for attributes.
  private var hasAttributes = false

  init(layoutAppearance: CollectionAppearance) {
    self.layoutAppearance = layoutAppearance
  }

  var layout: UICollectionViewLayout { layoutAppearance.layout }
  private var flow: UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }

  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {
    supplementaries = context.environment[CollectionSupplementariesKey.self]
    direction = layoutAppearance.direction
    let size = context.viewBounds.size
    if let content { takeOver(content.sections.map(\.itemCount)) }
    guard direction.width(for: size) > 0, !itemCounts.isEmpty else { return }
    let bounds = CGRect(origin: context.contentOffset, size: size)
    if size != viewSize, layout.isPrepared {
      _ = layout.collectionView?.collection.invalidateLayout(forBounds: bounds)
    } else {
      layout.collectionView?.collection.knownBounds = bounds
    }
    viewSize = size
    forgetSizesOfOtherText()
    if !layout.isPrepared {
      solve(signposter)
    } else if !hasAttributes {
      askForAttributes(signposter)
    }
    if needsTurn { layout.collectionView?.list.setNeedsLayout() }
  }

  /// Has sizes measured anew where text is larger or smaller than when the layout was prepared.
  private func forgetSizesOfOtherText() {
    guard let view = layout.collectionView else { return }
    let text = TextInView(view)
    if layout.isPrepared, let measured = layout.measuredText as? TextInView, measured != text {
      layout.invalidateLayout()
      view.cellRegistry.textMeasurerDidChange()
    }
    layout.measuredText = text
  }

  /// The direction in which the content is longer than the view.
  ///
  /// A layout of an app says it by the size of its content; where all fits, the direction stays.
  var wantedDirection: LayoutDirection {
    if let direction = layout.flowDirection { return direction }
    let size = attributes.contentSize
    let isWider = size.width > viewSize.width + Self.tolerance
    let isHigher = size.height > viewSize.height + Self.tolerance
    guard isWider || isHigher else { return direction }
    return isHigher ? .vertical : .horizontal
  }

  /// True if the list has to scroll in the other direction; before it does, nothing is shown.
  var needsTurn: Bool { hasAttributes && wantedDirection != direction }

  /// The difference in size that does not count, in points.
  private static let tolerance: CGFloat = 0.5

  private func takeOver(_ counts: [Int]) {
    guard counts != itemCounts else { return }
    let isFirst = itemCounts.isEmpty
    itemCounts = counts
    guard layout.isPrepared, !isFirst else { return }
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  /// Has the layout compute everything, and asks for all of it.
  private func solve(_ signposter: Signposter) {
    let items = itemCounts.reduce(0, +)
    signposter.interval(.solve, .solveBegin(sections: itemCounts.count, items: items)) {
      prepareAndAsk(signposter)
      guard attributes.errorCount > 0 else { return }
      layout.collectionView?.list.report(
        """
        \(type(of: layout)) gives \(attributes.errorCount) elements no attributes, or a frame that is not finite: \
        they are not shown
        """
      )
    } end: {
      .solveEnd(solvedSections: itemCounts.count, solvedGroups: 0, errors: attributes.errorCount)
    }
  }

  /// Has the layout compute everything, which makes it valid, and asks for all of it.
  func prepareAndAsk(_ signposter: Signposter) {
    layout.prepare()
    layout.isPrepared = true
    askForAttributes(signposter)
  }

  private func askForAttributes(_ signposter: Signposter) {
    let items = itemCounts.reduce(0, +)
    hasAttributes = true
    attributes = signposter.interval(.attributes, .attributesBegin(items: items)) {
      let ask = { CollectionAttributes(of: self.layout, self.itemCounts, self.direction) }
      return flow?.withRestingFrames(ask) ?? ask()
    } end: {
      .attributesEnd(elements: $0.elementCount)
    }
  }

  // MARK: Placing

  func place(_ pass: WindowedLayoutPass) {
    guard !needsTurn else { return placeNothing(pass) }
    selfSize(pass)
    for section in pass.sections { place(section, pass) }
    for element in attributes.elementsOutside { place(element, pass) }
    pass.contentSize = attributes.contentSize
    pass.sectionsStart = 0
  }

  /// Places all items where they are not visible.
  private func placeNothing(_ pass: WindowedLayoutPass) {
    let place = CGRect(x: 0, y: -1_000_000, width: 0, height: 0)
    for section in pass.sections {
      let items = pass.items(ofSection: section)
      pass.placeItems(ofSection: section, items.map { _ in place }, zIndexes: [:])
    }
    pass.contentSize = .zero
    pass.sectionsStart = 0
  }

  private func place(_ section: Int, _ pass: WindowedLayoutPass) {
    let items = pass.items(ofSection: section)
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count)
    var zIndexes: [Int: Int] = [:]
    for item in items {
      frames.append(attributes.frame(ofItem: item, inSection: section))
      let zIndex = attributes.zIndex(ofItem: item, inSection: section)
      if zIndex != 0 { zIndexes[item] = zIndex }
    }
    pass.placeItems(ofSection: section, frames, zIndexes: zIndexes)
    for element in attributes.elements(ofSection: section) { place(element, pass) }
  }

  private func place(_ element: UICollectionViewLayoutAttributes, _ pass: WindowedLayoutPass) {
    guard let content = content(of: element) else { return }
    pass.place(
      element.attachment,
      content,
      at: element.frame,
      zIndex: element.representedElementCategory == .supplementaryView
        ? max(1, element.zIndex) : min(-1, element.zIndex)
    )
  }

  private func content(
    of element: UICollectionViewLayoutAttributes
  ) -> (any AnyHeaderFooterConvertible)? {
    guard let kind = element.representedElementKind else { return nil }
    if element.representedElementCategory == .decorationView {
      return layout.decorationClasses[kind].map {
        CollectionDecoration(type: $0, attributes: element)
      }
    }
    return supplementaries?.element(ofKind: kind, at: element.indexPath)
  }

  /// Measures presented items whose sizes the layout estimates, until nothing changes.
  private func selfSize(_ pass: WindowedLayoutPass) {
    guard let flow else { return takePreferences(pass) }
    guard flow.estimatesSizes else { return }
    for _ in 0..<Self.maxSelfSizingPasses {
      var changed = false
      for section in pass.sections {
        for item in pass.items(ofSection: section) {
          let path = IndexPath(item: item, section: section)
          guard let space = flow.spaceForMeasuring(path) else { continue }
          let size = pass.size(ofItem: item, inSection: section, fitting: space)
          if flow.setPreferredSize(size, ofItemAt: path) { changed = true }
        }
      }
      guard changed else { break }
      prepareAndAsk(pass.signposter)
    }
  }

  static let maxSelfSizingPasses = 4

  // MARK: Following the offset

  var followsOffset: Bool { flow?.pinsElements ?? false }

  func updateLayout(of content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    guard let flow, flow.pinsElements else { return }
    let start =
      direction.y(for: context.contentOffset) + direction.top(for: context.adjustedContentInset)
    let length =
      direction.height(for: context.viewBounds.size)
      - direction.top(for: context.adjustedContentInset)
      - direction.bottom(for: context.adjustedContentInset)
    let visible = start...max(start, start + length)
    var frames: [WindowedLayoutPart: CGRect] = [:]
    for section in attributes.sections(in: visible) {
      for element in attributes.elements(ofSection: section) {
        guard let frame = flow.pinnedFrame(of: element, in: visible) else { continue }
        frames[.attachment(element.attachment)] = frame
      }
    }
    content.pin(frames)
  }

  // MARK: Positions

  func range(ofSection section: Int) -> Range<CGFloat> { attributes.range(ofSection: section) }

  func range(ofItemAt path: IndexPath) -> Range<CGFloat>? { attributes.range(ofItemAt: path) }

  func items(at position: CGFloat) -> ClosedRange<IndexPath>? { attributes.items(at: position) }

  // MARK: Looks

  var changesLooks: Bool { !attributes.looks.isEmpty }

  func looks(
    in context: ListLayoutLayoutContext
  ) -> [WindowedLayoutElement: WindowedLayoutLook] { attributes.looks }
}

extension UICollectionViewLayout {
  /// The direction of a flow; nil for other layouts.
  @preconcurrency @MainActor
  var flowDirection: LayoutDirection? {
    (self as? UICollectionViewFlowLayout).map {
      $0.scrollDirection == .horizontal ? .horizontal : .vertical
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The identifier of the element among those that the layout adds.
  @preconcurrency @MainActor
  var attachment: LayoutAttachmentID {
    LayoutAttachmentID(
      kind: representedElementKind ?? "",
      section: indexPath.count == 2 ? indexPath.section : -1,
      index: indexPath.last ?? 0,
      isDecoration: representedElementCategory == .decorationView
    )
  }
}

/// A decoration of a layout as the content of an element of a list.
struct CollectionDecoration: HeaderFooterContent {
  let type: UICollectionReusableView.Type
  let attributes: UICollectionViewLayoutAttributes

  init(type: UICollectionReusableView.Type, attributes: UICollectionViewLayoutAttributes) {
    self.type = type
    self.attributes = attributes
  }

  /// A decoration whose class is registered at a layout; nil for other kinds.
  @MainActor
  init?(_ layout: UICollectionViewLayout, kind: String, at path: IndexPath) {
    guard let type = layout.decorationClasses[kind] else { return nil }
    self.init(
      type: type,
      attributes: UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    )
  }

  func isEquivalent(to other: Self) -> Bool {
    type == other.type && attributes.isEqual(other.attributes)
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    let host = views.content
    if Swift.type(of: host.decoration ?? host) != type {
      host.decoration?.removeFromSuperview()
      let view = type.makeReusable(frame: host.bounds)
      host.addSubview(view)
      host.decoration = view
    }
    (host.decoration as? UICollectionReusableView)?.apply(attributes)
  }

  static func createReusableContentView(frame: CGRect) -> CollectionDecorationHost {
    CollectionDecorationHost(frame: frame)
  }
}

/// The view of an element that shows a decoration.
final class CollectionDecorationHost: UIView {
  var decoration: UIView?

  override var frame: CGRect {
    didSet { decoration?.frame = bounds }
  }
}

extension CollectionDecorationHost: HostedRowView {
  package func show(alpha: CGFloat, isHidden: Bool) {
    decoration?.alpha = alpha
    decoration?.isHidden = isHidden
  }

  package func show(isSwiped: Bool) {}
}
