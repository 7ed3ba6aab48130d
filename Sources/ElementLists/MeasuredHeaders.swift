import Elements
import ListEngine

/// The headers and footers that were measured, and not shown since.
///
/// They have no identifiers, so those of a type are searched for an equivalent one.
struct MeasuredHeaders {
  private struct Measured {
    let content: any HeaderFooterContent
    let environment: Environment
    let pass: LayoutPass
  }

  /// The number of contents of a type that are kept.
  private static let capacity = 16
  private var byType: [ObjectIdentifier: [Measured]] = [:]

  /// Keeps what was measured; the oldest is forgotten.
  mutating func append<Content: HeaderFooterContent>(
    _ content: Content,
    _ environment: Environment,
    _ pass: LayoutPass
  ) {
    let type = ObjectIdentifier(Content.self)
    var measured = byType[type, default: []]
    byType[type] = nil
    if measured.count == Self.capacity { measured.removeFirst() }
    measured.append(Measured(content: content, environment: environment, pass: pass))
    byType[type] = measured
  }

  /// Returns the measurement of an equivalent content, and forgets it; nil if there is none.
  ///
  /// - Complexity: O(contents of the type), of which at most 16 are kept.
  mutating func take<Content: HeaderFooterContent>(
    _ content: Content,
    _ environment: Environment
  ) -> LayoutPass? {
    let type = ObjectIdentifier(Content.self)
    let place = byType[type]?.lastIndex { measured in
      guard let other = measured.content as? Content else { return false }
      return environment.isEquivalent(to: measured.environment) && content.isEquivalent(to: other)
    }
    return place.flatMap { byType[type]?.remove(at: $0).pass }
  }
}
