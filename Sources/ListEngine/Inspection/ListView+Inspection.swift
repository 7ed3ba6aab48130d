import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// The number of updates that are all inspected; of later ones only every sixteenth is.
  private static let maxInspected: UInt32 = 64
  /// The number of updates after which no pictures are taken any more.
  private static let maxPictured: UInt32 = 256

  /// Looks at a few rows of an update for mistakes, when the frame is over and if it is recorded.
  ///
  /// That has a budget; rows that it does not reach are only counted.
  func inspectRows(_ pass: UpdatePass, _ reason: UpdateReason) {
    guard case .contentChanged = reason, services.signposter.records(.rowCheck) else { return }
    takePictures()
    guard !services.inspections.isWaiting,
      updateCount <= Self.maxInspected || updateCount % 16 == 0
    else { return }
    services.inspections.budget.advance(to: runLoop.time)
    guard services.inspections.budget.hasValues else { return leaveOut(pass) }
    var inspection = RowInspection(
      pass.diff,
      old: pass.old.elements.map { ($0.model, $0.items.startIndex) },
      new: pass.slice.content.sections.enumerated().map { index, section in
        (section, pass.slice.firstItem(ofSection: index))
      }
    )
    guard inspection.isDue else { return }
    inspection.leftOut = services.inspections.leftOut
    services.inspections.leftOut = 0
    let (signposter, names) = (services.signposter, services.typeNames)
    let inspections = services.inspections
    inspections.isWaiting = true
    runLoop.performAfterFrame { [inspection] in
      inspections.isWaiting = false
      inspections.perform(signposter) {
        inspection.record(&inspections.budget, signposter, names)
      }
      return false
    }
  }

  /// Counts the updated rows of an update that are not looked at; the trace says how many there are.
  private func leaveOut(_ pass: UpdatePass) {
    let inspections = services.inspections
    inspections.leftOut += pass.diff.items.reduce(0) { $0 + $1.items.updated.count }
    guard updateCount % 16 == 0, inspections.leftOut > 0 else { return }
    services.signposter.event(
      .rowCheck,
      .rowCheck(
        finding: .changedProperty,
        type: 0,
        section: 0,
        found: 0,
        looked: 0,
        rows: inspections.leftOut,
        identifier: "",
        property: ""
      )
    )
    inspections.leftOut = 0
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
      lookAtRows()
      return true
    }
  }

  /// Compares the pictures of the rows on screen, and counts the views in them.
  private func lookAtRows() {
    let visible = display.visible.elements
    let (inspections, signposter) = (services.inspections, services.signposter)
    inspections.budget.advance(to: runLoop.time)
    let hasPictures = inspections.pictures.isDue(visible, inspections.budget)
    let counted = inspections.viewCounts.due(visible)
    guard hasPictures || !counted.isEmpty else { return }
    inspections.perform(signposter) {
      inspections.viewCounts.follow(visible)
      inspections.viewCounts.count(counted)?
        .record(.pilingViews, tellsNone: true, signposter, services.typeNames)
      guard hasPictures else { return }
      inspections.pictures.compare(visible, &inspections.budget)
        .record(.samePicture, tellsNone: true, signposter, services.typeNames)
    }
  }

  /// The time after the latest frames in which rows were looked at for mistakes, in nanoseconds; not the list's.
  package func takeInspectionNs() -> Int64 { services.inspections.takeNs() }
}
