import Porting
import Testing

/// Delayed selectors with values, which are cancelled by equal values.
@Suite struct DelayedValueTests {
  private func port(_ statement: String, _ delay: String = "bar") -> String {
    let text = """
      import UIKit
      final class A: UIViewController {
          func start() {
              perform(#selector(search(_:)), with: \(delay), afterDelay: 1)
          }
          func stop() {
              \(statement)
          }
          @objc func search(_ bar: UISearchBar) {}
      }

      """
    let result = Porter().port(text)
    #expect(Porter().port(result.text).text == result.text)
    #expect(result.text.contains("        \(statement)\n        #else"))
    #expect(result.text.contains("var searchTimers: [(value: AnyHashable?, timer: Timer)] = []"))
    return result.text
  }

  private static let cancel = "NSObject.cancelPreviousPerformRequests(withTarget: self"

  @Test(arguments: [("bar", "(bar as Any as? AnyHashable)"), ("nil", "nil")])
  func thoseWithAnEqualValueAreCancelled(object: String, value: String) {
    let text = port("\(Self.cancel), selector: #selector(search(_:)), object: \(object))")
    #expect(
      text.contains("searchTimers.append(((bar as Any as? AnyHashable), Timer.scheduledTimer("),
      "\(text)"
    )
    #expect(
      text.contains(
        """
                searchTimers.removeAll {
                    guard $0.value == \(value) else { return false }
                    $0.timer.invalidate()
                    return true
                }
        """
      ),
      "\(text)"
    )
  }

  @Test func allAreCancelledWithoutASelector() {
    let text = port("\(Self.cancel))")
    #expect(
      text.contains(
        "searchTimers.forEach { $0.timer.invalidate() }\n        searchTimers.removeAll()"
      ),
      "\(text)"
    )
  }
}
