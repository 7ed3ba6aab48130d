package import HeadlessUIKit
import Signposts

/// Counts the layouts of views, and finds the content type of the rows that take most time for theirs.
///
/// Views are laid out on one thread, so that it never crosses threads.
package final class RowLayoutMeter: LayoutMeter, @unchecked Sendable {
  /// The number of times that a view has laid out its subviews.
  package var layouts = 0
  private var times: [(type: any Any.Type, ns: Int64)] = []
  /// True inside of a row: lists in it count for it.
  private var isInRow = false

  /// Creates a meter that has counted nothing.
  package init() {}

  /// Runs a block whose layouts it counts.
  package func counting(_ body: () -> Void) {
    CurrentLayoutMeter.$value.withValue(self, operation: body)
  }

  /// The content type of the rows that took most time; nil if no row was laid out.
  package var mainType: (any Any.Type)? { times.max { $0.ns < $1.ns }?.type }

  /// Lays out a row of a content type.
  func timing(_ type: any Any.Type, _ body: () -> Void) {
    guard !isInRow else { return body() }
    isInRow = true
    let startNs = MonotonicClock.nowNs()
    body()
    let ns = MonotonicClock.nowNs() - startNs
    isInRow = false
    if let place = times.firstIndex(where: { $0.type == type }) {
      times[place].ns += ns
    } else {
      times.append((type, ns))
    }
  }
}

extension UIView {
  /// Lays out the view of a row or a header, and tells the meter that counts whose it is.
  func layOut(_ type: any Any.Type, _ body: () -> Void) {
    guard let meter = CurrentLayoutMeter.value as? RowLayoutMeter, needsViewLayout else {
      return body()
    }
    meter.timing(type, body)
  }
}

extension ListView {
  /// The number of a content type in traces.
  package func number(ofContentType type: any Any.Type) -> Int {
    services.typeNames.number(of: type)
  }
}
