public import Elements
import Foundation
public import HeadlessUIKit
public import ListEngine

/// An element that shows a list.
///
/// ```swift
/// List { list in
///   list("fruit") { section in section += Fruit(name: "Apple") }
/// }
/// ```
/// The environment of the list is that of the elements in its rows, headers and footers.
public struct List: Element {
  /// The size of a list.
  public enum Measurement: Equatable {
    /// The length of a list on one axis.
    public enum FillRule: Hashable, Sendable {
      /// As long as the space it gets.
      case fillParent
      /// As long as its content.
      case natural
    }

    /// The safe area of a list while it is measured.
    public enum SafeArea: Equatable, Sendable {
      /// None.
      case none
      /// That of the environment.
      case environment
      /// Insets in points.
      case custom(UIEdgeInsets)

      func insets(in environment: Environment) -> UIEdgeInsets {
        switch self {
        case .none: .zero
        case .environment: environment.safeAreaInsets
        case .custom(let insets): insets
        }
      }
    }

    /// As large as the space it gets.
    case fillParent
    /// As large as its content, of which at most this many items are measured; nil for all.
    case measureContent(
      horizontalFill: FillRule = .fillParent,
      verticalFill: FillRule = .natural,
      safeArea: SafeArea = .none,
      itemLimit: Int? = 50
    )
  }

  /// The list.
  public var properties: ListProperties
  /// The size of the list.
  public var measurement: Measurement

  /// Creates a list, then runs `configure` on its properties.
  public init(
    measurement: Measurement = .fillParent,
    configure: (inout ListProperties) -> Void
  ) {
    self.measurement = measurement
    properties = .default(with: configure)
  }

  /// Creates a list of sections, after running `configure` on its properties.
  ///
  /// - Parameters:
  ///   - measurement: the size of the list.
  ///   - configure: configures the list.
  ///   - sections: the sections.
  public init(
    measurement: Measurement = .fillParent,
    configure: (inout ListProperties) -> Void = { _ in },
    @ListableBuilder<Section> sections: () -> [Section]
  ) {
    self.init(measurement: measurement) { list in
      configure(&list)
      list += sections()
    }
  }

  /// The list, in its environment.
  public var content: ElementContent {
    ElementContent { (_: SizeConstraint, environment: Environment) in
      ListContent(properties, measurement, environment)
    }
  }
}

/// A list in its environment.
struct ListContent: Element {
  private let properties: ListProperties
  private let measurement: List.Measurement

  init(
    _ properties: ListProperties,
    _ measurement: List.Measurement,
    _ environment: Environment
  ) {
    var properties = properties
    properties.environment.elementEnvironment = environment
    if properties.content.context == nil {
      properties.content.context = environment.listContentContext
    }
    self.properties = properties
    self.measurement = measurement
  }

  var content: ElementContent {
    ElementContent { (constraint: SizeConstraint, environment: Environment) in
      size(in: constraint, environment)
    }
  }

  private func size(in constraint: SizeConstraint, _ environment: Environment) -> CGSize {
    guard
      case .measureContent(let horizontal, let vertical, let safeArea, let limit) = measurement,
      horizontal == .natural || vertical == .natural
    else { return constraint.maximum }
    let measurer = environment.services?.textMeasurer ?? FixedWidthTextMeasurer()
    let measured = withViews((properties, safeArea.insets(in: environment))) {
      ListView.contentSize(
        in: constraint.maximum,
        for: $0,
        safeAreaInsets: $1,
        itemLimit: limit,
        textMeasurer: measurer
      )
    }
    return Self.size(measured, in: constraint, horizontal: horizontal, vertical: vertical)
  }

  /// The size of a list whose content has been measured.
  static func size(
    _ measured: MeasuredListSize,
    in constraint: SizeConstraint,
    horizontal: List.Measurement.FillRule,
    vertical: List.Measurement.FillRule
  ) -> CGSize {
    let limit = constraint.height.constrainedValue ?? .infinity
    return CGSize(
      width: horizontal == .natural
        ? measured.naturalWidth ?? measured.contentSize.width
        : constraint.width.constrainedValue ?? .infinity,
      height: vertical == .natural ? min(measured.contentSize.height, limit) : limit
    )
  }

  func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(ListView.self) { config in
      config.builder = { ListView(frame: context.bounds) }
      config.apply { $0.configure(with: properties) }
    }
  }
}
