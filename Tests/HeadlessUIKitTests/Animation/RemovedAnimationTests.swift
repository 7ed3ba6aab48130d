import Foundation
import HeadlessUIKit
import Testing

/// Animations that end because they are taken from a layer.
@MainActor
struct RemovedAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test("A block is completed at once, not finished, when the animations of its view are removed")
  func removal() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      first.alpha = 0
      first.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    } completion: {
      ends.append($0)
    }
    first.layer.removeAllAnimations()
    #expect(ends == [false] && first.presentedAlpha == 0 && !first.hasRunningAnimations)
    window.runLoop.advance(by: 2)
    #expect(ends == [false])
  }

  @Test("A block goes on while another view of it is animated")
  func otherView() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      first.alpha = 0
      second.alpha = 0
    } completion: {
      ends.append($0)
    }
    first.layer.removeAllAnimations()
    #expect(ends.isEmpty && second.hasRunningAnimations)
    second.layer.removeAllAnimations()
    #expect(ends == [false])
  }
}
