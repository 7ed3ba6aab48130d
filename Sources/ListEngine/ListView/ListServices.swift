import HeadlessUIKit
import ListSchema
import Signposts

/// What every arrow of the engine line may use: signposter, environment, text measurer, view caches.
struct ListServices {
  var signposter = Signposter.disabled
  var environment = ListEnvironment.empty
  /// What measures text; nil where neither the list nor a view around it was given a measurer.
  var textMeasurer: (any TextMeasurer)?
  /// Views that only serve to measure.
  let measuringViews = ReusableViewCache()
  /// Views that left the screen.
  let reusableViews = ReusableViewCache()
  let typeNames = ContentTypeNames()

  /// Runs a block with a view that only serves to measure, and that measures text as the list does.
  func measuring<Result>(
    _ state: PresentationElementState,
    _ body: (UIView) -> Result
  ) -> Result {
    measuringViews.use(state.contentType, create: state.makeView) { view in
      // It lies in no list that it could take the measurer from.
      view.ownTextMeasurer = textMeasurer
      return body(view)
    }
  }
}

/// The place of an element in a list, as traces show it.
struct ElementPlace: Hashable {
  var part: ListSchema.ContentPart
  var section = 0
  var index = 0
}

/// Numbers the content types of a list, and tells the trace the name behind each number.
final class ContentTypeNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var names: [String] = []
  private var signposter = Signposter.disabled

  /// The number of a state's content type, from 1.
  func number(of state: PresentationElementState) -> Int {
    if let number = numbers[state.contentType] { return number }
    names.append(state.contentTypeName)
    numbers[state.contentType] = names.count
    announce(names.count)
    return names.count
  }

  /// Sends the names, those known so far and all that follow, to a signposter.
  func announce(to signposter: Signposter) {
    self.signposter = signposter
    for number in names.indices { announce(number + 1) }
  }

  private func announce(_ number: Int) {
    signposter.event(.typeName, .typeName(type: number, name: names[number - 1]))
  }
}
