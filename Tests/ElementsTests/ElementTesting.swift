import HeadlessUIKit

@testable import Elements

/// A leaf of the same size in every proposal.
struct Fixed: Element {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
  }

  var content: ElementContent { ElementContent(intrinsicSize: size) }
}

/// A leaf measured by a function.
struct Measured: Element {
  var measure: (SizeConstraint, Environment) -> CGSize

  init(_ measure: @escaping (SizeConstraint) -> CGSize) {
    self.measure = { constraint, _ in measure(constraint) }
  }

  init(_ measure: @escaping (SizeConstraint, Environment) -> CGSize) {
    self.measure = measure
  }

  var content: ElementContent { ElementContent(measureFunction: measure) }
}

/// A leaf with a view.
struct Leaf<View: UIView>: Element {
  var size: CGSize
  var configure: (inout ViewDescription.Configuration<View>) -> Void = { _ in }

  init(
    _ width: CGFloat = 0,
    _ height: CGFloat = 0,
    _ configure: @escaping (inout ViewDescription.Configuration<View>) -> Void = { _ in }
  ) {
    size = CGSize(width: width, height: height)
    self.configure = configure
  }

  var content: ElementContent { ElementContent(intrinsicSize: size) }

  func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(View.self, configure)
  }
}

/// A container with a view, which its child fills.
struct Backed: Element {
  var child: any Element
  var content: ElementContent { ElementContent(child: child) }

  func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    UIView.describe { _ in }
  }
}

enum Modes {
  /// The three caches, which give the same frames.
  static let all: [LayoutMode] = [LayoutOptions.none, .original, .default].map {
    .caffeinated(options: $0)
  }
}

extension Element {
  /// The size of the element, measured once.
  func size(
    in constraint: SizeConstraint = .unconstrained,
    _ mode: LayoutMode = .default
  ) -> CGSize {
    var environment = Environment()
    environment.layoutMode = mode
    return content.measure(in: constraint, environment: environment)
  }

  /// The element laid out in a size.
  func layOut(
    _ width: CGFloat,
    _ height: CGFloat,
    _ mode: LayoutMode = .default
  ) -> LayoutResultNode {
    var environment = Environment()
    environment.layoutMode = mode
    return MeasuredTree(self, environment).layOut(in: CGSize(width: width, height: height))
  }

  /// The frames of the children, laid out in a size.
  func frames(
    _ width: CGFloat,
    _ height: CGFloat,
    _ mode: LayoutMode = .default
  ) -> [CGRect] {
    layOut(width, height, mode).children.map(\.attributes.frame)
  }
}

extension LayoutResultNode {
  /// The frames of all descendants in their parents, from the top down.
  var allFrames: [CGRect] { [attributes.frame] + children.flatMap(\.allFrames) }
}

func limits(_ width: CGFloat?, _ height: CGFloat?) -> SizeConstraint {
  SizeConstraint(
    width: width.map { .atMost($0) } ?? .unconstrained,
    height: height.map { .atMost($0) } ?? .unconstrained
  )
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

let infinity = CGFloat.infinity
