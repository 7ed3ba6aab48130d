import Foundation
import HeadlessUIKit

/// The view of one row, as seen by code that does not know the type of its content.
class AnyItemCell: UIView {
  /// The number of times that content was applied.
  @exclusivity(unchecked) final var applyCount = 0

  /// Applies the content of an item, which is of the cell's type.
  func apply(_ item: AnyItemStorage, for reason: ApplyReason, with info: ApplyItemContentInfo) {
    fatalError("\(Self.self) must apply its items")
  }

  /// Moves the content to its swipe offset, and shows the actions beside it.
  func show(_ swipe: SwipeMachine, _ actions: (SwipeSide) -> [SwipeAction]) {
    fatalError("\(Self.self) must move its content")
  }
}

/// The view of one row: from back to front the backgrounds, the underlay, the content, the overlay.
final class ItemCell<Content: ItemContent>: AnyItemCell, HostingView {
  let content: Content.ContentView
  let hostedRow: (any HostedRowView)?
  /// The container that swiping moves.
  private let contentContainer: UIView
  private var layers: [(layer: ItemContentLayer, view: UIView)] = []

  /// The views that the row's content is applied to.
  private(set) lazy var views = ItemContentViews<Content>(content: content) { [unowned self] in
    add($0, $1)
  }

  /// The clipping of the content, which may depend on its size.
  @exclusivity(unchecked) private var properties = ViewProperties()

  /// The distance that the content is swiped to the right, in points.
  @exclusivity(unchecked) private var swipeOffset: CGFloat = 0 {
    didSet { if swipeOffset != oldValue { placeViews() } }
  }

  init(_ size: CGSize = .zero) {
    let frame = CGRect(origin: .zero, size: size)
    content = Content.createReusableContentView(frame: frame)
    // Not resized once the content is in it, which would resize with it.
    contentContainer = UIView(frame: frame)
    hostedRow = content as? any HostedRowView
    super.init(frame: frame)
    content.frame = frame
    contentContainer.addSubview(content)
    add(contentContainer, .content)
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { placeViews() } }
  }

  /// The class of the storages of this content; looked up once.
  private let storageClass = ObjectIdentifier(ItemStorage<Content>.self)

  override func apply(
    _ item: AnyItemStorage,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let item = item.typed
    guard ObjectIdentifier(type(of: item)) == storageClass else {
      preconditionFailure("a cell of \(Content.self) was given a \(type(of: item))")
    }
    let content = unsafeDowncast(item, to: ItemStorage<Content>.self).content
    content.apply(to: views, for: reason, with: info)
    show(info, content.contentAreaViewProperties(with: info))
  }

  /// Shows the background that belongs to the row's state, and the content's corners.
  func show(_ info: ApplyItemContentInfo, _ properties: ViewProperties) {
    views.selectedBackgroundIfLoaded?.isHidden = !(info.isSelectable && info.state.isActive)
    self.properties = properties
    properties.apply(to: contentContainer)
  }

  /// The swipe actions; nil until the content was first moved away from them.
  @exclusivity(unchecked) private var actionsView: SwipeActionsView?

  /// Moves the content to its swipe offset, and shows the actions beside it; it receives touches only
  /// while no actions are shown.
  override func show(_ swipe: SwipeMachine, _ actions: (SwipeSide) -> [SwipeAction]) {
    hostedRow?.show(isSwiped: swipe.state != .closed)
    swipeOffset = swipe.offset
    if swipe.offset == 0 {
      actionsView?.isHidden = true
    } else if let side = swipe.state.side {
      show(actions(side), swipe)
    }
    contentContainer.isUserInteractionEnabled = swipe.state.contentTakesTouches
  }

  private func show(_ actions: [SwipeAction], _ swipe: SwipeMachine) {
    let view = actionsView ?? SwipeActionsView()
    if actionsView == nil {
      actionsView = view
      insertSubview(view, belowSubview: contentContainer)
    }
    view.isHidden = false
    view.show(actions, swipe, in: frame.size)
  }

  override func layoutIfNeeded() { layOut(Content.self) { super.layoutIfNeeded() } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
  }

  private func add(_ view: UIView, _ layer: ItemContentLayer) {
    let index = layers.firstIndex { layer < $0.layer } ?? layers.count
    if index < layers.count {
      insertSubview(view, belowSubview: layers[index].view)
    } else {
      addSubview(view)
    }
    layers.insert((layer, view), at: index)
    view.isUserInteractionEnabled = layer != .overlayDecoration && layer != .underlayDecoration
    place(view, layer)
  }

  private func placeViews() {
    for (layer, view) in layers { place(view, layer) }
    content.frame = CGRect(origin: .zero, size: frame.size)
    properties.apply(to: contentContainer)
  }

  private func place(_ view: UIView, _ layer: ItemContentLayer) {
    let x = layer == .content ? swipeOffset : 0
    view.frame = CGRect(origin: CGPoint(x: x, y: 0), size: frame.size)
  }
}
