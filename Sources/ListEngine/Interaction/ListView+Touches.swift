import Foundation
import HeadlessUIKit
import ListSchema

// Simulated touches on the list: a touch that no view in a row handles is a touch of the row.
extension ListView {
  /// A finger touches down: its row, header or footer is pressed.
  func touchBegan(_ touch: UITouch?) {
    guard let place = place(of: touch) else { return }
    interaction.touchedPlace = place
    switch place.target {
    case .item(let path): if !pressItem(at: path) { interaction.touchedPlace = nil }
    case .headerFooter(let slot): pressHeaderFooter(slot, at: position(of: touch))
    case .nothing: break
    }
  }

  /// A finger that moves on a header or footer may no longer be a tap.
  func touchMoved(_ touch: UITouch?) {
    guard case .headerFooter(let slot) = interaction.touchedPlace?.target else { return }
    movePressOfHeaderFooter(slot, to: position(of: touch))
  }

  /// The finger is lifted: a tap where it touched down.
  func touchEnded(_ touch: UITouch?) {
    guard let touched = interaction.touchedPlace else { return }
    interaction.touchedPlace = nil
    switch touched.target {
    case .item(let path) where place(of: touch) == touched: tapItem(at: path)
    case .item(let path): cancelPressOfItem(at: path)
    case .headerFooter(let slot): releaseHeaderFooter(slot)
    case .nothing: break
    }
  }

  /// Another gesture takes over the touch.
  func touchCancelled(_ touch: UITouch?) {
    defer { interaction.touchedPlace = nil }
    switch interaction.touchedPlace?.target {
    case .item(let path): cancelPressOfItem(at: path)
    case .headerFooter(let slot): cancelPressOfHeaderFooter(slot)
    case .nothing, nil: break
    }
  }

  private func position(of touch: UITouch?) -> CGPoint {
    touch?.location(in: scrollView) ?? .zero
  }

  /// The frontmost element at the position of a touch.
  private func place(of touch: UITouch?) -> ElementPlace? {
    let point = position(of: touch)
    return display.visible.elements.map(\.placed)
      .filter { $0.attachment == nil && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.place
  }
}

extension ElementPlace {
  fileprivate enum Target {
    case item(IndexPath)
    case headerFooter(HeaderFooterPosition)
    /// An element of the layout, which what lies behind it gets the touches of.
    case nothing
  }

  fileprivate var target: Target {
    switch part {
    case .item: .item(IndexPath(item: index, section: section))
    case .containerHeader: .headerFooter(.containerHeader)
    case .listHeader: .headerFooter(.listHeader)
    case .listFooter: .headerFooter(.listFooter)
    case .overscrollFooter: .headerFooter(.overscrollFooter)
    case .sectionHeader: .headerFooter(.sectionHeader(section))
    case .sectionFooter: .headerFooter(.sectionFooter(section))
    case .supplementary, .decoration: .nothing
    }
  }
}
