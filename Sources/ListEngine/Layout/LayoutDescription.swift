/// Which layout a list has, and how it is configured.
public struct LayoutDescription: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case table(TableAppearance)
  }

  package let kind: Kind

  /// Rows below each other; `configure` runs once.
  public static func table(
    _ configure: (inout TableAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    LayoutDescription(kind: .table(TableAppearance(configure: configure)))
  }
}
