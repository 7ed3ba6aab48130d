import ListSchema

/// A step of the engine that runs code of the app, and whose name alone does not say what runs there.
enum AppStep: UInt8, Sendable {
  case input
  case viewLayout
  case slice
  case window
  case visible
  case scroll
  case solve
  case countItems

  /// Nil for the name of any other interval.
  init?(of name: String) {
    switch name {
    case IntervalName.input: self = .input
    case IntervalName.viewLayout: self = .viewLayout
    case IntervalName.slice: self = .slice
    case IntervalName.window: self = .window
    case IntervalName.visible: self = .visible
    case IntervalName.scroll: self = .scroll
    case IntervalName.solve: self = .solve
    case IntervalName.countItems: self = .countItems
    default: return nil
    }
  }

  /// The number that tells how much it had to do.
  var amount: FieldName {
    switch self {
    case .solve, .countItems: .items
    default: .allSections
    }
  }
}
