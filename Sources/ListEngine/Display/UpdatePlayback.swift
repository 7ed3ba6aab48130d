import Foundation
import HeadlessUIKit

/// The animations of an update: which rows are inserted and removed, and how.
@preconcurrency @MainActor
struct UpdatePlayback {
  private let insertedSections: Set<Int>
  private let insertedItems: Set<ItemPlace>
  /// Items that moved here from another section.
  private let arrivals: Set<ItemPlace>
  private let removed: Set<ObjectIdentifier>
  /// The start of the presented content, from which positions in the difference count.
  private let start: ItemPlace
  private let animation: ListAnimation
  /// The insertion animation of rows that declare none.
  private let insertion: ItemInsertAndRemoveAnimations
  /// The removal animation of rows that declare none.
  private let removal: ItemInsertAndRemoveAnimations

  /// - Complexity: O(changes).
  init(
    _ diff: SectionedDiff,
    _ changes: PresentationState.Changes,
    _ animation: ListAnimation,
    start: ItemPlace,
    insertion: ItemInsertAndRemoveAnimations,
    removal: ItemInsertAndRemoveAnimations
  ) {
    insertedSections = Set(diff.sections.added)
    insertedItems = Set(
      diff.items.flatMap { section in
        section.items.added.map { ItemPlace(section: section.section.new, item: $0) }
      }
    )
    arrivals = Set(diff.crossings.map(\.new))
    removed = Set(changes.releasedItems.map { ObjectIdentifier($0) })
    self.animation = animation
    self.start = start
    self.insertion = insertion
    self.removal = removal
  }

  /// Runs changes to views inside the list's animation, once.
  ///
  /// A custom animation that does not run them cannot prevent them.
  func perform(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      let once = Once(changes)
      animation.perform {
        UIView.animate(withDuration: ListView.animationDuration, animations: once.run)
      }
      once.run()
    }
  }

  /// The attributes from which a row is inserted; nil for one that existed before.
  func start(of element: VisibleContent.Element) -> ListContentLayoutAttributes? {
    let placed = element.placed
    guard case .item(let item, _) = element.content, isInserted(placed.place) else {
      return nil
    }
    var attributes = ListContentLayoutAttributes(frame: placed.frame, zIndex: placed.zIndex)
    (item.item.insertAndRemoveAnimations ?? insertion).onInsert(&attributes)
    return attributes
  }

  /// The attributes to which a row is removed; nil for one that only left the screen.
  func end(of element: VisibleContent.Element) -> ListContentLayoutAttributes? {
    guard case .item(let item, let state) = element.content,
      removed.contains(ObjectIdentifier(state))
    else { return nil }
    let placed = element.placed
    var attributes = ListContentLayoutAttributes(frame: placed.frame, zIndex: placed.zIndex)
    (item.item.insertAndRemoveAnimations ?? removal).onRemoval(&attributes)
    return attributes
  }

  private func isInserted(_ place: ElementPlace) -> Bool {
    let item = ItemPlace(
      section: place.section - start.section,
      item: place.index - (place.section == start.section ? start.item : 0)
    )
    return (insertedSections.contains(item.section) || insertedItems.contains(item))
      && !arrivals.contains(item)
  }

  /// Runs a closure at most once.
  private final class Once {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) {
      self.body = body
    }

    func run() {
      let body = body
      self.body = nil
      body?()
    }
  }
}

extension UIView {
  /// Applies attributes; the stacking order does not change.
  func show(_ attributes: ListContentLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    transform = attributes.plainTransform
    let resting = restingTransform
    if !resting.isIdentity { transform = transform.concatenating(resting) }
  }

  /// Makes the view visible, opaque and untransformed, as rows at rest are.
  func resetLook() {
    if isHidden { isHidden = false }
    if alpha != 1 { alpha = 1 }
    let resting = restingTransform
    if transform != resting { transform = resting }
  }
}

extension ListContentLayoutAttributes {
  /// Both transforms combined, as far as they are two-dimensional.
  fileprivate var plainTransform: CGAffineTransform {
    guard transform3D != CATransform3DIdentity else { return transform }
    return transform.concatenating(
      CGAffineTransform(
        a: transform3D.m11,
        b: transform3D.m12,
        c: transform3D.m21,
        d: transform3D.m22,
        tx: transform3D.m41,
        ty: transform3D.m42
      )
    )
  }
}
