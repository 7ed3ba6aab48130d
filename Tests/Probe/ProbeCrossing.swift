import Foundation
import ListSchema
import Signposts

/// Emits two frames with intervals that cross, as other lists do but ours does not.
///
/// - An update that ends before a batch update that began inside it, as where the caller of an update
///   is notified of its end before the collection has finished its animation.
/// - Two intervals of one kind, distinguished only by their ids.
/// - An interval that begins in one frame and ends in the next.
struct ProbeCrossing {
  let signposter: Signposter

  /// The first id used here; automatic ids are smaller.
  private static let firstID: UInt32 = 1_000

  func emit() {
    let first = beginFrame(0)
    crossKinds()
    let waiting = signposter.beginInterval(
      .deferred,
      id: id(4),
      .deferredBegin(callback: .reorderEnd, waitNs: 0)
    )
    end(first)
    let second = beginFrame(1)
    pass()
    waiting.end()
    crossOneKind()
    end(second)
  }

  private func crossKinds() {
    let update = signposter.beginInterval(
      .update,
      id: id(0),
      .updateBegin(reason: .contentChanged, queueWaitNs: 0, queueDepth: 0, animated: 0)
    )
    pass()
    let batch = signposter.beginInterval(
      .batchUpdate,
      id: id(1),
      .batchUpdateBegin(deleted: 1, inserted: 2, moved: 0, sections: 0)
    )
    pass()
    update.end(.updateEnd(sections: 1, items: 11, changes: 3, sectionChanges: 0))
    pass()
    batch.end()
  }

  private func crossOneKind() {
    let row = signposter.beginInterval(.measure, id: id(2), measure(index: 3))
    pass()
    let other = signposter.beginInterval(.measure, id: id(3), measure(index: 4))
    pass()
    row.end(.measureEnd(widthPoints: 390, heightPoints: 44, same: 0))
    pass()
    other.end(.measureEnd(widthPoints: 390, heightPoints: 66, same: 0))
  }

  private func measure(index: Int) -> SignpostValues {
    .measureBegin(part: .item, section: 0, index: index, type: 0, reason: .new)
  }

  private func beginFrame(_ number: Int) -> ProbeFrame {
    ProbeFrame(number, vsync: number, signposter)
  }

  private func end(_ frame: consuming ProbeFrame) {
    pass()
    frame.end(visibleItems: 11)
  }

  private func id(_ number: UInt32) -> SignpostID { SignpostID(rawValue: Self.firstID + number) }

  /// Lets some time pass.
  private func pass() { usleep(100) }
}
