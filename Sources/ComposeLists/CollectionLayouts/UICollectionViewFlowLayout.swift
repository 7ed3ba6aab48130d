public import CompositionalLayout
public import HeadlessUIKit
import ListEngine

/// Items in lines, with headers and footers of sections.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which the insets of sections count.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// Those of the content.
    case fromContentInset
    /// Those of the safe area.
    case fromSafeArea
    /// The margins of the view.
    case fromLayoutMargins
  }

  /// An estimated size that cells determine themselves.
  nonisolated public static let automaticSize = CGSize(width: 1.797e300, height: 1.797e300)

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(minimumLineSpacing != oldValue) }
  }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(minimumInteritemSpacing != oldValue) }
  }
  /// The size of items, unless the delegate says otherwise.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(itemSize != oldValue) } }
  /// The size that items have until they were measured; zero if they are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(estimatedItemSize != oldValue) } }
  /// The direction in which the list scrolls.
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { invalidate(scrollDirection != oldValue) }
  }
  /// The size of headers; only the length along the list counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(headerReferenceSize != oldValue) }
  }
  /// The size of footers; only the length along the list counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(footerReferenceSize != oldValue) }
  }
  /// The distance of items from the edges of their section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(sectionInset != oldValue) } }
  /// The edges from which that counts.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(sectionInsetReference != oldValue) }
  }
  /// True if headers stay on screen while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// True if footers stay on screen while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The places of everything, as the properties say now.
  final var solution: FlowSolution {
    if isStale { placeAll() }
    return placed
  }
  private var placed = FlowSolution()
  /// True if properties were set after everything was placed.
  private var isStale = false
  /// True while all elements are asked for as they are without pinning.
  final var givesRestingFrames = false
  /// The sizes that cells prefer, where they are estimated.
  private var preferredSizes: [IndexPath: CGSize] = [:]
  /// The size of the view for which it was prepared.
  private var preparedSize = CGSize.zero

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout: there are no nibs, and a subclass needs no `override` for its own.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
  }

  private func invalidate(_ hasChanged: Bool) {
    guard hasChanged else { return }
    isStale = true
    invalidateLayout()
  }

  /// True if items are measured.
  var estimatesSizes: Bool { estimatedItemSize != .zero }
  /// True if headers or footers stay on screen.
  var pinsElements: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The class of the contexts with which it is invalidated.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Places everything.
  open override func prepare() {
    super.prepare()
    placeAll()
  }

  /// Places everything as the properties say now.
  private func placeAll() {
    isStale = false
    guard let list = collectionView else { return }
    if !isPrepared(for: list.bounds.size) { preferredSizes = [:] }
    preparedSize = list.bounds.size
    let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let insets = list.adjustedContentInset
    let room =
      isVertical
      ? list.bounds.width - insets.left - insets.right
      : list.bounds.height - insets.top - insets.bottom
    var flow = FlowSolution(isVertical: isVertical, room: max(0, room))
    for section in 0..<list.numberOfSections {
      flow.add(description(of: section, list, delegate))
    }
    placed = flow
  }

  private func description(
    of section: Int,
    _ list: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSolution.Section {
    let count = list.numberOfItems(inSection: section)
    let sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if estimatesSizes, let preferred = preferredSizes[path] { return preferred }
      if let size = delegate?.collectionView(list, layout: self, sizeForItemAt: path) {
        return estimatesSizes && size == itemSize ? estimate : size
      }
      return estimatesSizes ? estimate : itemSize
    }
    return FlowSolution.Section(
      sizes: sizes,
      insets: (delegate?.collectionView(list, layout: self, insetForSectionAt: section)
        ?? sectionInset)
        .adding(referenceInsets(list), isVertical: scrollDirection == .vertical),
      lineSpacing: delegate?.collectionView(
        list,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        list,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ) ?? minimumInteritemSpacing,
      header: delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      footer: delegate?.collectionView(list, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    )
  }

  private var estimate: CGSize {
    estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func referenceInsets(_ list: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea:
      list.contentInsetAdjustmentBehavior == .always ? .zero : list.safeAreaInsets
    case .fromLayoutMargins: list.layoutMargins
    }
  }

  /// The size of everything.
  open override var collectionViewContentSize: CGSize { solution.contentSize }

  /// The attributes of the elements that share an area with a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (section, placed) in solution.sections.enumerated() where placed.frame.intersects(rect) {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        guard let element = placedSupplementary(ofKind: kind, at: path),
          element.frame.intersects(rect)
        else { continue }
        result.append(element)
      }
      for (item, frame) in placed.items.enumerated() where frame.intersects(rect) {
        if let attributes = placedItem(at: IndexPath(item: item, section: section)) {
          result.append(attributes)
        }
      }
    }
    return result
  }

  /// The attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placedItem(at: indexPath) }

  private func placedItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, solution.sections.indices.contains(indexPath.section),
      solution.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = attributesClass.init()
    attributes.stand(for: .cell, at: indexPath)
    attributes.frame = solution.sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  /// The attributes of a header or footer; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placedSupplementary(ofKind: elementKind, at: indexPath)
  }

  private func placedSupplementary(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0,
      solution.sections.indices.contains(indexPath.section)
    else { return nil }
    let section = solution.sections[indexPath.section]
    let frame =
      elementKind == UICollectionView.elementKindSectionHeader
      ? section.header
      : elementKind == UICollectionView.elementKindSectionFooter ? section.footer : nil
    guard let frame else { return nil }
    let attributes = attributesClass.init()
    attributes.stand(for: .supplementaryView, elementKind, at: indexPath)
    attributes.frame = frame
    attributes.zIndex = 10
    if let frame = pinnedFrameNow(of: attributes) { attributes.frame = frame }
    return attributes
  }

  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// Returns whether the view has another length across the list.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !isPrepared(for: newBounds.size)
  }

  /// Returns whether a view of a size has the length across the list for which it was prepared.
  private func isPrepared(for size: CGSize) -> Bool {
    scrollDirection == .vertical
      ? size.width == preparedSize.width : size.height == preparedSize.height
  }

  /// Forgets the sizes that cells prefer, if everything is invalid or the delegate has others.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  // MARK: Measuring and pinning

  /// The room in which an item is measured; nil if it is not.
  func spaceForMeasuring(_ path: IndexPath) -> CGSize? {
    guard preferredSizes[path] == nil else { return nil }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let room = solution.room(ofSection: path.section)
    return scrollDirection == .vertical
      ? CGSize(width: room, height: unlimited) : CGSize(width: unlimited, height: room)
  }

  /// Takes over the size that a cell prefers; returns whether it is another one than it has.
  func setPreferredSize(_ size: CGSize, ofItemAt path: IndexPath) -> Bool {
    preferredSizes[path] = size
    return layoutAttributesForItem(at: path)?.size != size
  }
}

/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// True if the delegate gives other sizes and distances.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True if items have other attributes.
  open var invalidateFlowLayoutAttributes = true
}

/// Gives sizes and distances to a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The distance of items from the edges of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of the header of a section; only the length along the list counts.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of the footer of a section; only the length along the list counts.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.flow?.itemSize ?? .zero }
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.flow?.sectionInset ?? .zero }
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow?.minimumLineSpacing ?? 0 }
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow?.minimumInteritemSpacing ?? 0 }
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.flow?.headerReferenceSize ?? .zero }
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.flow?.footerReferenceSize ?? .zero }
}

extension UICollectionViewLayout {
  fileprivate var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}

extension UIEdgeInsets {
  /// The insets with those of a reference on the axis across the list.
  fileprivate func adding(_ other: UIEdgeInsets, isVertical: Bool) -> UIEdgeInsets {
    isVertical
      ? UIEdgeInsets(top: top, left: left + other.left, bottom: bottom, right: right + other.right)
      : UIEdgeInsets(top: top + other.top, left: left, bottom: bottom + other.bottom, right: right)
  }
}
