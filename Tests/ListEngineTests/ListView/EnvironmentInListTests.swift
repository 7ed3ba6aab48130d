import HeadlessUIKit
import Testing

@testable import ListEngine

private enum ScaleKey: ListEnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension ListEnvironment {
  fileprivate var scale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

/// A row whose height follows the environment.
private struct ScaledRow: ItemContent, Equatable {
  var identifierValue: String { "row" }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = 10 * info.environment.scale
  }
}

/// A title whose height follows the environment.
private struct ScaledTitle: HeaderFooterContent, Equatable {
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.fittingHeight = 10 * info.environment.scale
  }
}

@Suite(.underAllPolicies) struct EnvironmentInListTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(scale: CGFloat, context: Int = 0) {
    list.configure { list in
      list.environment.scale = scale
      list.context = ContentContext(context)
      list.content.header = ScaledTitle()
      list("s") { section in
        section.header = ScaledTitle()
        section += ScaledRow()
      }
    }
  }

  private var shown: Set<CGFloat> {
    Set(list.scrollView.descendants.compactMap { ($0 as? TestView)?.fittingHeight })
  }

  @Test("The environment reaches what is measured and what is shown (R27)")
  func environment() {
    show(scale: 2)
    #expect(list.contentSize.height == 60)
    #expect(shown == [20])
    // Sizes do not depend on it, unless the context changes.
    show(scale: 3)
    #expect(list.contentSize.height == 60)
    #expect(shown == [30])
    show(scale: 3, context: 1)
    #expect(list.contentSize.height == 90)
    show(scale: 4, context: 1)
    #expect(list.contentSize.height == 90)
    #expect(shown == [40])
  }

  @Test("A new environment alone is used by the next update")
  func setAlone() {
    show(scale: 2)
    list.environment.scale = 5
    #expect(shown == [20])
    list.content = list.content
    #expect(shown == [50])
  }

  @Test("A context that is set with the content counts too, and so does removing one")
  func contextOfContent() {
    show(scale: 2)
    list.environment.scale = 3
    list.content.context = nil
    #expect(list.contentSize.height == 90)
    list.environment.scale = 4
    list.setContent(animated: true, list.content)
    #expect(list.contentSize.height == 90)
  }

  @Test("Each description starts with an empty environment")
  func described() {
    show(scale: 2)
    var scales: [CGFloat] = []
    list.configure { list in
      scales.append(list.environment.scale)
      list("s") { $0 += ScaledRow() }
    }
    #expect(scales == [1] && shown == [10])
    list.environment.scale = 3
    list.configure { list in
      scales.append(list.environment.scale)
      list("s") { $0 += ScaledRow() }
    }
    #expect(scales == [1, 1] && shown == [10])
  }

  @Test("Each reload of a list's controller starts with an empty environment")
  func reloaded() {
    final class Controller: ListViewController {
      var scale: CGFloat?
      private(set) var scales: [CGFloat] = []

      override func configure(list: inout ListProperties) {
        scales.append(list.environment.scale)
        if let scale { list.environment.scale = scale }
        list("s") { $0 += ScaledRow() }
      }
    }
    let controller = Controller()
    controller.view.frame.size = CGSize(width: 200, height: 400)
    for scale in [5, 6, nil, nil] as [CGFloat?] {
      controller.scale = scale
      controller.reload()
    }
    #expect(controller.scales == [1, 1, 1, 1])
    #expect((controller.view as? ListView)?.environment.scale == 1)
  }
}
