import HeadlessUIKit
import ListEngine

/// A window in which a view controller shows a list.
final class ScenarioScreen {
  /// The window, which is as large as the screen.
  let window: UIWindow
  /// The largest list in the controller's view; the first of several that are as large.
  let list: ListView
  private let controller: UIViewController
  private let keyboardView = KeyboardView()
  private var keyboardObservation: Keyboard.Observation?

  /// Creates the screen of a controller whose list takes over the number and the settings of another
  /// one, which is not shown; the window stays empty until it appears.
  ///
  /// - Precondition: there is a list in the controller's view.
  init(_ controller: UIViewController, replacing model: ListView) {
    guard let list = Self.list(in: controller, frame: model.frame) else {
      preconditionFailure("there is no ListView in the view of \(type(of: controller))")
    }
    self.controller = controller
    self.list = list
    window = UIWindow(frame: model.frame)
    window.backgroundColor = .systemBackground
    window.runLoop = list.runLoop
    window.textMeasurer = model.textMeasurer
    // The list may measure before it is in the window.
    list.textMeasurer = model.textMeasurer
    list.listID = model.listID
    list.signposter = model.signposter
    list.batching = model.batching
    list.measuringAhead = model.measuringAhead
  }

  /// The largest list; a layout gives the sizes of several, and the list where elements make it.
  private static func list(in controller: UIViewController, frame: CGRect) -> ListView? {
    let first = controller.view.firstDescendant(of: ListView.self)
    let isAlone = controller.view.firstDescendant(of: ListView.self) { $0 !== first } == nil
    if let first, isAlone { return first }
    controller.view.frame = frame
    controller.view.layoutIfNeeded()
    var largest: ListView?
    _ = controller.view.firstDescendant(of: ListView.self) { list in
      if area(of: list) > largest.map(area) ?? -1 { largest = list }
      return false
    }
    return largest
  }

  private static func area(of list: ListView) -> CGFloat { list.frame.width * list.frame.height }

  /// Brings the controller's view on the screen.
  func appear() {
    window.runLoop.makeCurrent()
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.frame = window.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(controller.view)
    keyboardView.isHidden = true
    keyboardView.isUserInteractionEnabled = false
    window.addSubview(keyboardView)
    keyboardObservation = window.keyboard.addObserver { [keyboardView] change in
      keyboardView.isHidden = change.frame == nil
      if let frame = change.frame { keyboardView.frame = frame }
    }
    window.layoutIfNeeded()
    controller.endAppearanceTransition()
  }
}

/// The keys of a keyboard, as a picture shows them.
final class KeyboardView: UIView {
  private static let rows = [10, 9, 7, 3]

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.fill(bounds, color: .systemGray4)
    let height: CGFloat = 42
    for (row, count) in Self.rows.enumerated() {
      let width = (bounds.width - 6) / CGFloat(row == 3 ? count : 10)
      let left = (bounds.width - width * CGFloat(count)) / 2
      for key in 0..<count {
        let frame = CGRect(
          x: left + width * CGFloat(key) + 3,
          y: 46 + CGFloat(row) * 54,
          width: width - 6,
          height: height
        )
        context.fill(frame, cornerRadius: 5, color: .systemBackground)
      }
    }
  }
}
