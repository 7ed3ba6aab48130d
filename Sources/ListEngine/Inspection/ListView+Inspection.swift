import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// The number of updates that are all inspected; of later ones only every sixteenth is.
  private static let maxInspected: UInt32 = 64

  /// Looks at a few rows of an update for mistakes, when the frame is over and if it is recorded.
  func inspectRows(_ pass: UpdatePass, _ reason: UpdateReason) {
    guard case .contentChanged = reason, services.signposter.records(.rowCheck),
      !services.inspections.isWaiting,
      updateCount <= Self.maxInspected || updateCount % 16 == 0
    else { return }
    let inspection = RowInspection(
      pass.diff,
      old: pass.old.sections.elements.map { ($0.model, $0.items.startIndex) },
      new: pass.slice.content.sections.enumerated().map { index, section in
        (section, pass.slice.firstItem(ofSection: index))
      }
    )
    let (signposter, names) = (services.signposter, services.typeNames)
    let inspections = services.inspections
    inspections.isWaiting = true
    runLoop.performAfterFrame {
      inspections.isWaiting = false
      inspection.record(signposter, names)
      return false
    }
  }
}
