import Foundation
import HeadlessUIKit
import ListEngine

// The table is the scroll view that an app sees; that of the list follows it, and leads it where the
// list moves by itself.
extension UITableView {
  final func listDidMove() {
    guard !isFollowing else { return }
    isFollowing = true
    contentOffset = list.scrollView.contentOffset
    isFollowing = false
    guard refreshControl != nil else { return }
    if list.scrollView.isDragging { refreshIfPulled() } else { refreshControl?.wasPulled = false }
  }

  final func listDidResize() {
    contentSize = list.scrollView.contentSize
  }

  /// Makes the table agree with its list.
  final func follow() {
    if contentSize != list.scrollView.contentSize { listDidResize() }
    if contentOffset != list.scrollView.contentOffset { listDidMove() }
  }

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

  private func makeRoom(for frame: CGRect?) {
    let overlap = frame.map { convert($0, from: nil).intersection(bounds).height } ?? 0
    let inset = max(0, (frame == nil ? 0 : overlap) - safeAreaInsets.bottom)
    guard inset != keyboardInset else { return }
    contentInset.bottom += inset - keyboardInset
    keyboardInset = inset
  }
}
