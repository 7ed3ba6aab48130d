import HeadlessUIKit

/// All that decides how large text in a view is.
struct TextInView: Equatable {
  private let measurer: ObjectIdentifier?
  private let category: UIContentSizeCategory

  @MainActor
  init(_ view: UIView) {
    measurer = view.inheritedTextMeasurer.map { ObjectIdentifier($0) }
    category = view.traitCollection.preferredContentSizeCategory
  }
}
