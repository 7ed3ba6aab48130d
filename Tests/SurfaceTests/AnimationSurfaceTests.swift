#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

@Suite struct AnimationSurfaceTests {
  /// The remaining share of a movement, at some seconds after the start.
  private func distances(_ animation: ViewAnimation, at times: [TimeInterval]) -> [CGFloat] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1000, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var finished: [Bool] = []
    animation.perform {
      view.frame.origin.x = 0
    } completion: {
      finished.append($0)
    }
    var (now, found): (TimeInterval, [CGFloat]) = (0, [])
    for time in times {
      window.runLoop.advance(by: time - now)
      now = time
      found.append(view.presentedFrame.minX.rounded() / 1000)
    }
    #expect(finished == [true])
    return found
  }

  @Test(
    "Each option is a curve, on the time of the run loop",
    arguments: [
      (.curveLinear, [0.75, 0.5, 0.25, 0]), (.curveEaseIn, [0.938, 0.75, 0.438, 0]),
      (.curveEaseOut, [0.563, 0.25, 0.063, 0]), (.curveEaseInOut, [0.844, 0.5, 0.156, 0]),
    ] as [(ViewAnimation.AnimationOptions, [CGFloat])]
  )
  func curves(option: ViewAnimation.AnimationOptions, expected: [CGFloat]) {
    #expect(
      distances(.animated(1, options: [option]), at: [0.25, 0.5, 0.75, 1]) == expected
    )
  }

  @Test("Without an animation the change is there at once")
  func none() {
    #expect(distances(.none, at: [0]) == [0])
    #expect(distances(.inherited, at: [0]) == [0])
  }

  @Test("Springs settle, and oscillate if they are not damped")
  func springs() {
    let calm = distances(.spring(), at: [0.1, 0.25, 0.5, 0.6])
    #expect(calm == calm.sorted(by: >) && calm[0] < 0.7 && calm[3] == 0)
    let loose = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 4)
    // Half a period of 20 radians per second.
    let swinging = distances(.spring(loose), at: [0.157, 0.314, 10])
    #expect(swinging[0] < -0.5 && swinging[1] > 0.3 && swinging[2] == 0)
    #expect(ViewAnimation.spring().duration == 0.5)
    let slow = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500)
    #expect(UISpringTimingParameters(dampingRatio: 0.5) != slow)
  }

  @Test("Animations have Listable's defaults")
  func defaults() {
    let options: Set<ViewAnimation.AnimationOptions> = .default
    #expect(options == [.curveEaseInOut])
    #expect(ViewAnimation.default == .animated(0.25, options: .default))
    let changes: ListAnimation.Animations = {}
    ListAnimation { $0() }.perform(changes)
    #expect(ViewAnimation.spring().and(with: false) == .none)
  }
}
