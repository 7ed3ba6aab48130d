import Foundation
import HeadlessUIKit

// The room that a screen makes for the keyboard.
extension ListHostScrollView: EditedFieldRevealing {
  final func followKeyboard() {
    keyboardObservation?.invalidate()
    keyboardObservation = nil
    makeRoom(for: nil)
    guard makesRoomForKeyboard, let keyboard = window?.keyboard else { return }
    keyboardObservation = keyboard.addObserver { [weak self] change in
      withViews { self?.makeRoom(for: change.frame) }
    }
    makeRoom(for: keyboard.frame)
  }

  /// Scrolls to a field, if the list makes room for the keyboard.
  package func reveal(_ field: UIView) -> Bool {
    guard makesRoomForKeyboard else { return false }
    scrollRectToVisible(field.convert(field.bounds, to: self), animated: false)
    return true
  }

  private func makeRoom(for frame: CGRect?) {
    let overlap = frame.map { convert($0, from: nil).intersection(bounds).height } ?? 0
    let inset = max(0, (frame == nil ? 0 : overlap) - safeAreaInsets.bottom)
    guard inset != keyboardInset else { return }
    contentInset.bottom += inset - keyboardInset
    keyboardInset = inset
  }
}
