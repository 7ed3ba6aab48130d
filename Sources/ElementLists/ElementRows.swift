import Elements
import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema

/// The host of an element in a row.
final class RowElementView: BlueprintView {
  /// The shown content of the row; nil if that does not matter.
  var shown: AppliedContent?
  /// The shown content of the header or footer; nil if that does not matter.
  var shownHeaderFooter: (content: any HeaderFooterContent, environment: Environment)?

  static func make(_ frame: CGRect) -> RowElementView {
    let view = RowElementView(element: nil)
    view.frame = frame
    // Cells lie at whole points already, and move.
    view.startsPixelRounding = true
    return view
  }
}

/// A content with all that its element is built from.
struct AppliedContent {
  let content: any ItemContent
  let state: ItemState
  let position: ItemPosition
  let isReorderable: Bool
  let isSelectable: Bool
  let environment: Environment

  init(content: any ItemContent, info: ApplyItemContentInfo, environment: Environment) {
    self.content = content
    state = info.state
    position = info.position
    isReorderable = info.isReorderable
    isSelectable = info.isSelectable
    self.environment = environment
  }

  /// Returns the reason for which a view that shows another content is updated to this one.
  func cause<Content: ItemContent>(
    after other: AppliedContent,
    _ own: Content
  ) -> ListSchema.ElementCause {
    guard let content = other.content as? Content else { return .shown }
    guard content.identifierValue == own.identifierValue else { return .shown }
    guard own.isEquivalent(to: content) else {
      return own.isEquivalent(to: own) ? .changed : .neverEquivalent
    }
    guard state == other.state, position == other.position,
      isReorderable == other.isReorderable, isSelectable == other.isSelectable
    else { return .state }
    return environment.isEquivalent(to: other.environment) ? .notCompared : .environment
  }

  /// Returns whether an element built from the other content would look the same.
  func matches<Content: ItemContent>(
    _ other: AppliedContent,
    _ isEquivalent: (Content) -> Bool
  ) -> Bool {
    guard let content = other.content as? Content else { return false }
    return state == other.state && position == other.position
      && isReorderable == other.isReorderable && isSelectable == other.isSelectable
      && environment.isEquivalent(to: other.environment) && isEquivalent(content)
  }
}

/// The state that the rows of one list share: services of their elements, and measurements.
final class ElementRows {
  private struct Key: Hashable {
    let content: ObjectIdentifier
    let identifier: AnyHashable
  }

  private struct Measured {
    let row: AppliedContent
    let pass: LayoutPass
  }

  /// The number of the first and of the last measured rows that are kept until they are shown.
  ///
  /// A screen has fewer. What is kept longer is no longer in the processor's cache when it is freed,
  /// which takes longer than measuring the few rows again that were forgotten.
  private static let capacity = 32
  private let services: ElementServices
  private var recent: [Key: Measured] = [:]
  private var old: [Key: Measured] = [:]
  /// The first rows that were measured after one was shown.
  private var first: [Key: Measured] = [:]
  /// True if a row was shown since `first` was filled.
  private var hasShown = true
  private var headers = MeasuredHeaders()
  /// The environment of a list's rows, with the services.
  private var latest: (outer: Environment, traits: UITraitCollection, rows: Environment)?

  init(_ services: ElementServices) {
    self.services = services
  }

  /// Returns the state that the rows of a list share; new without one, or if it measures text
  /// differently now.
  static func of(_ services: ContentServices?) -> ElementRows {
    guard let services else { return make(nil) }
    let rows = services.store.object { make(services.textMeasurer) }
    guard let measurer = services.textMeasurer, measurer !== rows.services.textMeasurer else {
      return rows
    }
    let new = make(measurer)
    services.store.replace(new)
    return new
  }

  private static func make(_ measurer: (any TextMeasurer)?) -> ElementRows {
    ElementRows(ElementServices(textMeasurer: measurer ?? FixedWidthTextMeasurer()))
  }

  /// The environment of rows in a list that an element shows in an environment.
  func environment(_ outer: Environment, _ list: ContentServices?) -> Environment {
    let traits = list?.traits ?? .current
    if let latest, latest.traits == traits, latest.outer.isEquivalent(to: outer) {
      return latest.rows
    }
    var environment = outer
    environment.services = services
    // Rows are measured and shown while these are the current ones, so that others differ alone.
    if traits.preferredContentSizeCategory != .large {
      environment.traitCollection = traits
    }
    latest = (outer, traits, environment)
    return environment
  }

  /// A pass for measuring a row, or the one in which it was measured; nil if it was not.
  func pass<Content: ItemContent>(
    for row: AppliedContent,
    of content: Content,
    _ reason: ApplyReason
  ) -> LayoutPass? {
    let key = Key(
      content: ObjectIdentifier(Content.self),
      identifier: AnyHashable(content.identifierValue)
    )
    guard reason == .measurement else {
      hasShown = true
      let measured =
        recent.removeValue(forKey: key) ?? old.removeValue(forKey: key)
        ?? first.removeValue(forKey: key)
      let isTrue = measured?.row.matches(row) { (other: Content) in
        content.isEquivalent(to: other)
      }
      return isTrue == true ? measured?.pass : nil
    }
    if recent.count >= Self.capacity { makeRoom() }
    let pass = LayoutPass(mode: row.environment.layoutMode)
    recent[key] = Measured(row: row, pass: pass)
    return pass
  }

  /// Forgets rows: those in the middle, if many are measured before one is shown.
  private func makeRoom() {
    if hasShown {
      (first, old, hasShown) = (recent, [:], false)
    } else {
      old = recent
    }
    recent.removeAll(keepingCapacity: true)
  }

  /// A pass for measuring a header or footer, or the one in which it was measured; nil if it was not.
  func pass<Content: HeaderFooterContent>(
    for content: Content,
    in environment: Environment,
    _ reason: ApplyReason
  ) -> LayoutPass? {
    guard reason == .measurement else { return headers.take(content, environment) }
    let pass = LayoutPass(mode: environment.layoutMode)
    headers.append(content, environment, pass)
    return pass
  }
}
