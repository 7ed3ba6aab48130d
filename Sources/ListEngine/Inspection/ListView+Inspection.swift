import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// The number of updates that are all inspected; of later ones only every sixteenth is.
  private static let maxInspected: UInt32 = 64
  /// The number of updates after which no pictures are taken any more.
  private static let maxPictured: UInt32 = 256

  /// Looks at a few rows of an update for mistakes, when the frame is over and if it is recorded.
  func inspectRows(_ pass: UpdatePass, _ reason: UpdateReason) {
    guard case .contentChanged = reason, services.signposter.records(.rowCheck) else { return }
    takePictures()
    guard !services.inspections.isWaiting,
      updateCount <= Self.maxInspected || updateCount % 16 == 0
    else { return }
    let inspection = RowInspection(
      pass.diff,
      old: pass.old.sections.elements.map { ($0.model, $0.items.startIndex) },
      new: pass.slice.content.sections.enumerated().map { index, section in
        (section, pass.slice.firstItem(ofSection: index))
      }
    )
    guard inspection.isDue else { return }
    let (signposter, names) = (services.signposter, services.typeNames)
    let inspections = services.inspections
    inspections.isWaiting = true
    runLoop.performAfterFrame {
      inspections.isWaiting = false
      inspections.perform(signposter) { inspection.record(signposter, names) }
      return false
    }
  }

  /// Takes pictures of the rows on screen after each frame from now on.
  private func takePictures() {
    let pictures = services.inspections.pictures
    guard !pictures.isActive, updateCount <= Self.maxPictured else { return }
    pictures.begin()
    runLoop.performAfterFrame { [weak self] in
      guard let self, services.signposter.records(.rowCheck), updateCount <= Self.maxPictured else {
        pictures.end()
        return false
      }
      comparePictures()
      return true
    }
  }

  private func comparePictures() {
    let visible = display.visible.elements
    let (inspections, signposter) = (services.inspections, services.signposter)
    guard inspections.pictures.isDue(visible) else { return }
    inspections.perform(signposter) {
      inspections.pictures.compare(visible)
        .record(.samePicture, tellsNone: true, signposter, services.typeNames)
    }
  }

  /// The time after the latest frames in which rows were looked at for mistakes, in nanoseconds; not the list's.
  package func takeInspectionNs() -> Int64 { services.inspections.takeNs() }
}
