import Foundation
import HeadlessUIKit
import Testing

/// Changes that are taken back and made again.
@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Model {
    let manager = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      manager.setActionName("Set \(new)")
      value = new
    }
  }

  @Test("Changes are taken back in reverse, and made again")
  func undoAndRedo() {
    let model = Model()
    let manager = model.manager
    #expect(!manager.canUndo && !manager.canRedo)
    model.set(1)
    model.set(2)
    #expect(manager.undoActionName == "Set 2" && manager.undoMenuItemTitle == "Undo Set 2")
    manager.undo()
    #expect(model.value == 1 && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(model.value == 2 && !manager.canRedo && manager.canUndo)
    manager.undo()
    model.set(7)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(model.value == 1)
  }

  @Test("Changes of a group are taken back together")
  func groups() {
    let model = Model()
    model.manager.beginUndoGrouping()
    model.set(1)
    model.set(2)
    model.manager.endUndoGrouping()
    model.manager.undo()
    #expect(model.value == 0 && !model.manager.canUndo)
    model.manager.redo()
    #expect(model.value == 2)
  }

  @Test("Nothing is kept while registration is disabled, or beyond the greatest number")
  func limits() {
    let model = Model()
    model.manager.disableUndoRegistration()
    model.set(1)
    #expect(!model.manager.canUndo)
    model.manager.enableUndoRegistration()
    model.manager.levelsOfUndo = 2
    for value in 2...4 { model.set(value) }
    model.manager.undo()
    model.manager.undo()
    model.manager.undo()
    #expect(model.value == 2)
    model.set(5)
    model.manager.removeAllActions(withTarget: model)
    #expect(!model.manager.canUndo)
  }

  @Test("Views have the manager of their controller, or else that of the window")
  func responders() {
    final class Screen: UIViewController {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (plain, screen, view) = (UIViewController(), Screen(), UIView())
    #expect(view.undoManager == nil)
    window.rootViewController = plain
    plain.view.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    #expect(plain.undoManager === window.undoManager)
    window.rootViewController = screen
    screen.view.addSubview(view)
    #expect(view.undoManager === screen.own)
  }
}
