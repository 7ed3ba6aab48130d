import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Services for all steps of the engine line: signposter, environment, text measurer, view caches.
struct ListServices {
  var signposter = Signposter.disabled
  var environment = ListEnvironment.empty
  /// The text measurer; nil if neither the list nor an enclosing view was given one.
  var textMeasurer: (any TextMeasurer)?
  /// The traits of the list; nil as long as it was not placed.
  var traits: UITraitCollection?
  /// The element that is being measured; nil for one that is shown.
  var measured: ElementPlace?
  /// Views used only for measuring.
  let measuringViews = ReusableViewCache()
  /// Views that left the screen.
  let reusableViews = ReusableViewCache()
  let typeNames = ContentTypeNames()
  /// The rows that wait to be inspected.
  let inspections = RowInspections()
  let formerContents = FormerContents()
  /// The objects that the contents of the list share.
  let contentStore = ContentStore()

  /// Returns the objects that the content of a state may use while it is applied.
  func contentServices(of state: PresentationElementState) -> ContentServices {
    ContentServices(
      contentType: signposter.isEnabled ? typeNames.number(of: state) : 0,
      store: contentStore,
      textMeasurer: textMeasurer,
      traits: traits ?? .current,
      measured: measured
    )
  }

  /// Runs a block in which the current traits are those of the list.
  func withTraits<Result>(_ body: () -> Result) -> Result {
    guard let traits, traits != .current else { return body() }
    return UITraitCollection.$current.withValue(traits, operation: body)
  }

  /// Runs a block with a view used only for measuring, which measures text as the list does, and has
  /// its traits.
  @preconcurrency @MainActor
  func measuring<Result>(
    _ state: PresentationElementState,
    _ body: (UIView) -> Result
  ) -> Result {
    measuringViews.use(state.contentType, create: { state.makeView(.zero) }) { view in
      // It is in no list from which it could inherit the measurer and the traits.
      if view.ownTextMeasurer !== textMeasurer {
        view.ownTextMeasurer = textMeasurer
        view.textMeasurerDidChange()
      }
      let own = traits == .current ? nil : traits
      if view.overrideTraitCollection != own { view.overrideTraitCollection = own }
      return withTraits { body(view) }
    }
  }
}

/// The place of an element in a list, as shown in traces.
struct ElementPlace: Hashable {
  var part: ListSchema.ContentPart
  var section = 0
  var index = 0
}

/// Numbers the content types of a list, and records the name of each number in the trace.
final class ContentTypeNames {
  /// The types as keys; there are few, so that looking at all is the quickest.
  private var keys: [ObjectIdentifier] = []
  private var types: [any Any.Type] = []
  private var announcedCount = 0
  private var signposter = Signposter.disabled

  /// The number of a state's content type, starting at 1.
  ///
  /// The name is announced later: making it takes longer than most frames.
  func number(of state: PresentationElementState) -> Int {
    let known = keys.firstIndex(of: state.contentType)
    return known.map { $0 + 1 } ?? number(of: state.contentMetatype)
  }

  /// The number of a content type, starting at 1.
  func number(of type: any Any.Type) -> Int {
    let key = ObjectIdentifier(type)
    if let index = keys.firstIndex(of: key) { return index + 1 }
    keys.append(key)
    types.append(type)
    return types.count
  }

  /// Sends the known names, and from now on those of later types, to a signposter.
  func announce(to signposter: Signposter) {
    self.signposter = signposter
    announcedCount = 0
    announceNew()
  }

  /// Announces the names of the types that came up since the last call.
  ///
  /// - Complexity: O(new types).
  func announceNew() {
    while announcedCount < types.count {
      let name = String(describing: types[announcedCount])
      announcedCount += 1
      signposter.event(.typeName, .typeName(type: announcedCount, name: name))
    }
  }

  deinit { announceNew() }
}
