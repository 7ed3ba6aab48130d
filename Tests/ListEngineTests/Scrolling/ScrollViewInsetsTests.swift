import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollViewInsetsTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var id: String
    var keyboard: CGRect?
    var occlusion = UIEdgeInsets.zero
    var indicator = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    var safeArea = UIEdgeInsets.zero
    var axis = LayoutDirection.vertical
    var adjusts = true
    var content: UIEdgeInsets
    var horizontal = UIEdgeInsets(left: 20, right: 40)
    var vertical: UIEdgeInsets
    var testDescription: String { id }
  }

  static let keyboard = CGRect(x: 0, y: 200, width: 200, height: 200)
  static let farKeyboard = CGRect(x: 0, y: 400, width: 200, height: 200)
  static let occlusion = UIEdgeInsets(top: 1, left: 2, bottom: 50, right: 4)

  static let vectors: [Vector] = [
    .init(id: "I1", content: .zero, vertical: .init(top: 10, bottom: 30)),
    .init(
      id: "I3",
      keyboard: keyboard,
      content: .init(bottom: 200),
      vertical: .init(top: 10, bottom: 200)
    ),
    .init(
      id: "I4",
      keyboard: keyboard,
      occlusion: occlusion,
      content: .init(top: 1, left: 2, bottom: 250, right: 4),
      vertical: .init(top: 10, bottom: 250)
    ),
    .init(
      id: "I5",
      keyboard: farKeyboard,
      occlusion: occlusion,
      content: occlusion,
      vertical: .init(top: 10, bottom: 50)
    ),
    .init(
      id: "I7",
      keyboard: farKeyboard,
      occlusion: .init(top: 11, left: 22, bottom: 33, right: 44),
      indicator: .zero,
      content: .init(top: 11, left: 22, bottom: 33, right: 44),
      horizontal: .init(left: 22, right: 44),
      vertical: .init(top: 11, bottom: 33)
    ),
    .init(
      id: "safe area",
      keyboard: keyboard,
      safeArea: .init(bottom: 34),
      content: .init(bottom: 166),
      vertical: .init(top: 10, bottom: 166)
    ),
    .init(
      id: "keyboard within the safe area",
      keyboard: CGRect(x: 0, y: 380, width: 200, height: 20),
      safeArea: .init(bottom: 34),
      content: .zero,
      vertical: .init(top: 10, bottom: 30)
    ),
    .init(
      id: "horizontal list",
      keyboard: keyboard,
      axis: .horizontal,
      content: .zero,
      vertical: .init(top: 10, bottom: 30)
    ),
    .init(
      id: "the keyboard does not matter",
      keyboard: keyboard,
      adjusts: false,
      content: .zero,
      vertical: .init(top: 10, bottom: 30)
    ),
  ]

  @Test("Insets leave covered areas free", arguments: vectors)
  func insets(_ vector: Vector) {
    let keyboardBottom = ListView.ScrollViewInsets.keyboardBottom(
      vector.keyboard,
      in: CGRect(x: 0, y: 0, width: 200, height: 400),
      safeArea: vector.safeArea,
      axis: vector.axis,
      adjusts: vector.adjusts
    )
    let insets = ListView.ScrollViewInsets(
      keyboardBottom: keyboardBottom,
      occlusion: vector.occlusion,
      scrollIndicator: vector.indicator
    )
    #expect(insets.content == vector.content)
    #expect(insets.horizontalScroll == vector.horizontal)
    #expect(insets.verticalScroll == vector.vertical)
  }
}
