/// Takes back changes, and makes them again; Foundation has no such type on Linux.
///
/// Each registration is taken back by itself, unless it is in a group: events do not group them.
@preconcurrency @MainActor
open class UndoManager {
  /// Changes that are taken back together.
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  /// The way in which one change is taken back.
  private struct Step {
    weak var target: AnyObject?
    let action: () -> Void
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that were begun and have not ended, the innermost last.
  private var openGroups: [Group] = []
  private var disabledCount = 0

  /// Creates a manager without changes.
  public init() {}

  /// True while a change is taken back.
  open private(set) var isUndoing = false
  /// True while a change is made again.
  open private(set) var isRedoing = false
  /// True if all changes of an event are taken back together; each is by itself, here.
  open var groupsByEvent = true
  /// The greatest number of changes; 0 for any.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// The number of groups that have not ended.
  open var groupingLevel: Int { openGroups.count }
  /// True if registrations are kept.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// True if there is a change to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// True if there is a change to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// The name of the change that is taken back next.
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of the change that is made again next.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a menu's entry for taking back.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu's entry for making again.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Registers how a change is taken back; the target is not kept.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in
      if let target { handler(target) }
    }
    guard openGroups.isEmpty else { return openGroups[openGroups.count - 1].steps.append(step) }
    add(Group(steps: [step]))
  }

  /// Begins changes that are taken back together.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends changes that are taken back together.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
    guard openGroups.isEmpty else {
      return openGroups[openGroups.count - 1].steps.append(contentsOf: group.steps)
    }
    add(group)
  }

  /// Names the change that was registered last.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing {
      name(&redoGroups, actionName)
    } else {
      name(&undoGroups, actionName)
    }
  }

  /// Takes back the last change, ending groups that have not ended.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes back the last change.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    isUndoing = true
    let opposite = perform(group)
    isUndoing = false
    if !opposite.steps.isEmpty { redoGroups.append(opposite) }
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    isRedoing = true
    let opposite = perform(group)
    isRedoing = false
    if !opposite.steps.isEmpty { undoGroups.append(opposite) }
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoGroups = without(target, undoGroups)
    redoGroups = without(target, redoGroups)
    for index in openGroups.indices { openGroups[index].steps.removeAll { $0.target === target } }
  }

  /// Keeps no registrations until as many calls of `enableUndoRegistration`.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends `disableUndoRegistration`.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Performs changes, the last one first, and returns what was registered meanwhile.
  private func perform(_ group: Group) -> Group {
    openGroups.append(Group(name: group.name))
    for step in group.steps.reversed() { step.action() }
    return openGroups.popLast() ?? Group()
  }

  private func add(_ group: Group) {
    undoGroups.append(group)
    redoGroups = []
    forgetOldest()
  }

  private func forgetOldest() {
    if levelsOfUndo > 0 { undoGroups = undoGroups.suffix(levelsOfUndo) }
  }

  private func name(_ groups: inout [Group], _ name: String) {
    if !groups.isEmpty { groups[groups.count - 1].name = name }
  }

  private func without(_ target: AnyObject, _ groups: [Group]) -> [Group] {
    groups.map { group in
      var group = group
      group.steps.removeAll { $0.target === target }
      return group
    }.filter { !$0.steps.isEmpty }
  }
}
