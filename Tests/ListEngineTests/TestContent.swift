import HeadlessUIKit
import ListEngine

/// A row that logs its calls.
struct TestRow: ItemContent {
  var id: String
  var value = 0
  var height: CGFloat = 44
  var rule = ReappliesToVisibleView.always
  var log: TestLog?

  var identifierValue: String { id }
  var reappliesToVisibleView: ReappliesToVisibleView { rule }

  func isEquivalent(to other: TestRow) -> Bool { value == other.value && height == other.height }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    log?.applied.append((["\(id) \(reason)"] + info.state.labels).joined(separator: " "))
    views.content.fittingHeight = height
  }
}

extension ItemState {
  /// The names of the active states; empty for a row at rest.
  var labels: [String] {
    [
      isSelected ? "selected" : nil, isHighlighted ? "pressed" : nil,
      isReordering ? "dragged" : nil,
    ]
    .compactMap(\.self)
  }
}

/// A header or footer that logs its calls.
struct TestTitle: HeaderFooterContent {
  var text: String
  var height: CGFloat = 30
  var log: TestLog?

  func isEquivalent(to other: TestTitle) -> Bool { text == other.text && height == other.height }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    log?.applied.append("\(text) \(reason)")
    views.content.fittingHeight = height
  }
}

/// Another type of header.
struct OtherTitle: HeaderFooterContent, Equatable {
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {}
}

/// A view that fits the given width, at a given height; without a width limit it is a square.
final class TestView: UIView {
  var fittingHeight: CGFloat = 0
  var onMeasure: () -> Void = {}

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    onMeasure()
    let isUnlimited = size.width == .greatestFiniteMagnitude
    return CGSize(width: isUnlimited ? fittingHeight : size.width, height: fittingHeight)
  }
}

/// A log of row events, in order.
final class TestLog {
  var applied: [String] = []
  var callbacks: [String] = []
  /// The coordinators of watched rows, by their ids.
  var coordinators: [String: WatchedRow.Coordinator] = [:]
  /// The last information that watched rows received when they were shown, by their ids.
  var infos: [String: ApplyItemContentInfo] = [:]

  /// Returns the applied contents since the last call, without measurements.
  func takeShown() -> [String] {
    defer { applied = [] }
    return applied.filter { !$0.hasSuffix("measurement") }
  }

  /// Returns the callbacks since the last call.
  func takeCallbacks() -> [String] {
    defer { callbacks = [] }
    return callbacks
  }
}

extension UIView {
  /// All views below this one, from back to front.
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
