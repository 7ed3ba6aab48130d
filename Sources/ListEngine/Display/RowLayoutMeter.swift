import HeadlessUIKit

/// Counts the layouts of views, and finds the content type of the rows that most of them are in.
///
/// By their number, not by their time, so that two plays of a scenario have the same events.
///
/// Views are laid out on one thread, so that it never crosses threads.
package final class RowLayoutMeter: LayoutMeter, @unchecked Sendable {
  /// The number of times that a view has laid out its subviews.
  package var layouts = 0
  private var layoutsInRows: [(type: any Any.Type, count: Int)] = []
  /// True inside of a row: lists in it count for it.
  private var isInRow = false

  /// Creates a meter that has counted nothing.
  package init() {}

  /// Runs a block whose layouts it counts.
  package func counting(_ body: () -> Void) {
    CurrentLayoutMeter.$value.withValue(self, operation: body)
  }

  /// Forgets what was counted, and keeps the memory for it.
  package func reset() {
    layouts = 0
    layoutsInRows.removeAll(keepingCapacity: true)
  }

  /// The content type of the rows that most layouts are in; nil if no row was laid out.
  package var mainType: (any Any.Type)? { layoutsInRows.max { $0.count < $1.count }?.type }

  /// Lays out a row of a content type.
  func counting(in type: any Any.Type, _ body: () -> Void) {
    guard !isInRow else { return body() }
    isInRow = true
    let before = layouts
    body()
    let count = layouts - before
    isInRow = false
    if let place = layoutsInRows.firstIndex(where: { $0.type == type }) {
      layoutsInRows[place].count += count
    } else {
      layoutsInRows.append((type, count))
    }
  }
}

extension UIView {
  /// Lays out the view of a row or a header, and tells the meter that counts whose it is.
  func layOut(_ type: any Any.Type, _ body: () -> Void) {
    guard let meter = CurrentLayoutMeter.value as? RowLayoutMeter, needsViewLayout else {
      return body()
    }
    meter.counting(in: type, body)
  }
}

extension ListView {
  /// The number of a content type in traces.
  package func number(ofContentType type: any Any.Type) -> Int {
    services.typeNames.number(of: type)
  }
}
