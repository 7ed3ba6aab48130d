public import Foundation

/// Measures a container and places its children.
///
/// Sizes follow three rules, on which caches rely. On each axis, with the other one fixed: a larger
/// limit never gives a smaller length; if a limit gives a shorter length, all limits in between give
/// that length, too; without a natural length, the layout returns a constant, or fills the limit.
public protocol Layout {
  /// The children.
  typealias Subelements = [LayoutSubelement]
  /// The traits of a child that the layout reads.
  associatedtype Traits = Void
  /// The cache that the layout keeps between the calls of one pass.
  associatedtype Cache = Void

  /// The traits of a child that is added without any.
  static var defaultTraits: Traits { get }

  /// The size of the container in a proposal, in points.
  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Cache
  ) -> CGSize

  /// Places the children in a container of a size; those that are not placed fill it.
  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Cache
  )

  /// Creates the cache of one pass.
  func makeCache(subelements: Subelements, environment: Environment) -> Cache
}

extension Layout where Traits == Void {
  /// None.
  public static var defaultTraits: Void { () }
}

extension Layout where Cache == Void {
  /// None.
  public func makeCache(subelements: Subelements, environment: Environment) {}
}

/// A layout whose children have one kind of traits, its `Traits`; every layout may have some here.
public protocol SingleTraitLayout: Layout {}

/// Measures a container and places its only child.
public protocol SingleChildLayout {
  /// The child.
  typealias Subelement = LayoutSubelement
  /// The cache that the layout keeps between the calls of one pass.
  associatedtype Cache = Void

  /// The size of the container in a proposal, in points.
  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: Subelement,
    environment: Environment,
    cache: inout Cache
  ) -> CGSize

  /// Places the child in a container of a size; it fills it if it is not placed.
  func placeSubelement(
    in size: CGSize,
    subelement: Subelement,
    environment: Environment,
    cache: inout Cache
  )

  /// Creates the cache of one pass.
  func makeCache(subelement: Subelement, environment: Environment) -> Cache
}

extension SingleChildLayout where Cache == Void {
  /// None.
  public func makeCache(subelement: Subelement, environment: Environment) {}
}

/// A layout of several children around one for a single child.
struct SingleChildLayoutHost<Wrapped: SingleChildLayout>: Layout {
  let wrapped: Wrapped

  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Wrapped.Cache
  ) -> CGSize {
    wrapped.sizeThatFits(
      proposal: proposal,
      subelement: subelements[0],
      environment: environment,
      cache: &cache
    )
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Wrapped.Cache
  ) {
    wrapped.placeSubelement(
      in: size,
      subelement: subelements[0],
      environment: environment,
      cache: &cache
    )
  }

  func makeCache(subelements: Subelements, environment: Environment) -> Wrapped.Cache {
    wrapped.makeCache(subelement: subelements[0], environment: environment)
  }
}
