import ListSchema

/// The suspect work of frames, which are taken one after the other.
struct FrameSuspects: Sendable {
  /// The work of one list in the frame.
  private struct List {
    var configures = SuspectTally()
    var items: Int64 = 0
    /// Changes of updates with new content; nil without such an update.
    var changes: Int64?
    /// The time of these updates, and of describing their content.
    var workNs: Int64 = 0
    /// True if the scenario has changed the content, in places that need not be presented.
    var isDue = false
    var autoScrolls = SuspectTally()
    /// Placing that no update asked for.
    var layouts = SuspectTally()
    /// The length of the content after the latest of these.
    var length: Double?
  }

  /// Content with fewer items may be described as often as one likes.
  private static let minItems: Int64 = 500
  /// Fewer changes may be animated.
  private static let minAnimated: Int64 = 500
  private static let minSections: Int64 = 100

  /// The frame that is being taken; nil between two of them.
  private var frame: Frame?
  private(set) var work = SuspectTallies()
  private var lists: [UInt32: List] = [:]
  /// The input whose scrolls were taken last.
  private var lastInput = -1

  /// Takes work from now on as that of a frame.
  mutating func begin(_ frame: Frame) {
    self.frame = frame
    if !lists.isEmpty { lists = [:] }
    lastInput = -1
  }

  /// Takes an interval of the frame.
  mutating func add(_ tree: IntervalTree, _ position: Int, _ known: inout [ListKey: SuspectList]) {
    let pair = tree.pairs[position]
    addStep(tree, position)
    switch pair.meaning {
    case .measure: addMeasuring(tree, position)
    case .apply: addApplying(tree, position)
    case .elements:
      addElements(tree, position)
      addElementStep(ElementStep(tree, position))
      addElementCount(tree, position)
    case .elementViews: addElements(tree, position)
    case .configure: addConfigure(tree, position)
    case .notify: addCallback(tree, position)
    case .update: addUpdate(tree, position)
    case .autoScroll:
      guard tree.value(.performed, at: position)?.integer ?? 0 > 0 else { return }
      lists[pair.list, default: List()].autoScrolls.add(SuspectTally(count: 1, ns: pair.durationNs))
    case .layout: addLayout(tree, position)
    case .sectionScroll: addSectionScroll(tree, position)
    case .provideView: addProvidedView(tree, position)
    case .attributes: addAttributes(tree, position)
    case .slice, .visible: addInner(tree, position, &known)
    default: break
    }
  }

  /// Takes a step of the engine that runs code of the app.
  private mutating func addStep(_ tree: IntervalTree, _ position: Int) {
    let pair = tree.pairs[position]
    guard let step = tree.shapes[Int(pair.shape)].step else { return }
    let ns = tree.nesting[position].selfNs
    let amount =
      step == .input ? Self.slow(ns) : tree.value(step.amount, at: position)?.integer ?? 0
    add(.step(step), nil, SuspectTally(count: 1, amount: max(0, amount), ns: ns))
    if step == .scroll { addScroll(tree, position) }
    guard step == .viewLayout, let views = tree.value(.views, at: position)?.integer else { return }
    let type = ContentTypes.Key(tree, position)
    add(.viewLayout, type, SuspectTally(count: 1, amount: max(0, views), ns: ns))
  }

  /// Takes the input that a scroll is in.
  private mutating func addScroll(_ tree: IntervalTree, _ position: Int) {
    let parent = Int(tree.nesting[position].parent)
    guard parent >= 0, parent != lastInput,
      tree.shapes[Int(tree.pairs[parent].shape)].step == .input
    else { return }
    lastInput = parent
    let ns = tree.nesting[parent].selfNs
    add(.scrollingInput, nil, SuspectTally(count: 1, amount: Self.slow(ns), ns: ns))
  }

  /// 1 for handling input that takes long.
  private static func slow(_ inputNs: Int64) -> Int64 { inputNs >= slowInputNs ? 1 : 0 }

  /// Handling a touch and starting a scroll takes a fiftieth of that.
  static let slowInputNs: Int64 = 100_000

  private mutating func addMeasuring(_ tree: IntervalTree, _ position: Int) {
    let type = ContentTypes.Key(tree, position)
    var tally = SuspectTally(
      count: 1,
      amount: tree.value(.same, at: position)?.integer ?? 0,
      ns: tree.pairs[position].durationNs
    )
    if let height = tree.value(.heightPoints, at: position)?.number, height.isFinite {
      tally.heights = height...height
    }
    add(.rows, type, SuspectTally(count: 1, ns: tally.ns))
    switch tree.value(.reason, at: position)?.name {
    case "space": add(.measuredInOtherSpace, type, tally)
    case "forgotten": add(.measuredForgotten, type, tally)
    case "new": add(.measuredNew, type, tally)
    case "changed": add(.measuredChanged, type, tally)
    default: break
    }
  }

  private mutating func addApplying(_ tree: IntervalTree, _ position: Int) {
    let type = ContentTypes.Key(tree, position)
    let tally = SuspectTally(count: 1, ns: tree.pairs[position].durationNs)
    add(.rows, type, tally)
    // Views that only measure are made once for every type.
    guard tree.value(.reason, at: position)?.name != "measurement",
      tree.value(.viewsCreated, at: position)?.integer ?? 0 > 0
    else { return }
    add(.viewsMade, type, tally)
  }

  /// Takes what the elements of a row take while views are laid out, outside of `measure` and `apply`.
  private mutating func addElements(_ tree: IntervalTree, _ position: Int) {
    guard let type = ContentTypes.Key(tree, position) else { return }
    add(.rows, type, SuspectTally(count: 0, ns: tree.pairs[position].durationNs))
    guard let cause = tree.value(.cause, at: position)?.name.map(HostUpdates.Cause.init) else {
      return
    }
    add(.views, type, SuspectTally(count: 1, amount: cause?.isOfContent == true ? 1 : 0))
  }

  private mutating func addConfigure(_ tree: IntervalTree, _ position: Int) {
    let pair = tree.pairs[position]
    let tally = SuspectTally(count: 1, ns: pair.durationNs)
    var list = lists[pair.list] ?? List()
    list.configures.add(tally)
    list.workNs = list.workNs.addingSaturating(tally.ns)
    let items = tree.value(.items, at: position)?.integer ?? 0
    list.items = max(list.items, items)
    if isDue(tree, position) { list.isDue = true }
    lists[pair.list] = list
    add(.configure, nil, SuspectTally(count: 1, amount: items, ns: pair.durationNs))
    let sections = tree.value(.sections, at: position)?.integer ?? 0
    if sections >= Self.minSections, sections > items / 2 {
      add(.manySections, nil, SuspectTally(count: 1, amount: sections, ns: pair.durationNs))
    }
    if let lazy = tree.value(.lazyItems, at: position)?.integer, lazy > 0, lazy >= items / 2 {
      add(.lazyConfigure, nil, SuspectTally(count: 1, amount: lazy, ns: pair.durationNs))
    }
    var around = tree.nesting[position].parent
    while around >= 0 {
      if tree.value(.callback, at: Int(around))?.name.map(ScrollCallbacks.contain) == true {
        return add(.scrollConfigure, nil, tally)
      }
      around = tree.nesting[Int(around)].parent
    }
  }

  /// Returns whether the scenario asks for a description: it does so in the frame itself, and only when it has
  /// changed the content; the app does so in its handlers and callbacks.
  private func isDue(_ tree: IntervalTree, _ position: Int) -> Bool {
    let parent = Int(tree.nesting[position].parent)
    return frame?.harnessNs != nil && parent >= 0
      && tree.shapes[Int(tree.pairs[parent].shape)].name == IntervalName.frame
  }

  private mutating func addSectionScroll(_ tree: IntervalTree, _ position: Int) {
    let points = tree.value(.longerPoints, at: position)?.number.map { abs($0).rounded() } ?? 0
    guard points >= 1 else { return }
    add(.sidewaysJump, nil, SuspectTally(count: 1, amount: Int64(clamping: points)))
  }

  private mutating func addElementStep(_ step: ElementStep) {
    add(.elements, nil, SuspectTally(count: 1, ns: step.ns))
    guard step.nearMisses > 0 else { return }
    add(.nearMisses, nil, SuspectTally(count: step.nearMisses, ns: step.nearMissNs))
  }

  /// Takes the number of elements that were measured for a row.
  private mutating func addElementCount(_ tree: IntervalTree, _ position: Int) {
    let pair = tree.pairs[position]
    let parent = tree.nesting[position].parent
    guard tree.shapes[Int(pair.shape)].name == IntervalName.elementMeasure, parent >= 0,
      let nodes = tree.value(.nodes, at: position)?.integer, nodes > 0
    else { return }
    let type = ContentTypes.Key(tree, Int(parent))
    add(.elementCounts, type, SuspectTally(count: 1, amount: nodes, ns: pair.durationNs))
  }

  private mutating func addCallback(_ tree: IntervalTree, _ position: Int) {
    guard let name = tree.value(.callback, at: position)?.name else { return }
    let tally = SuspectTally(count: 1, ns: tree.nesting[position].selfNs)
    add(.callback(name), ContentTypes.Key(tree, position), tally)
  }

  private mutating func addProvidedView(_ tree: IntervalTree, _ position: Int) {
    guard let provider = tree.value(.provider, at: position)?.name else { return }
    let tally = SuspectTally(count: 1, ns: tree.pairs[position].durationNs)
    add(.providedViews(provider), ContentTypes.Key(tree, position), tally)
  }

  private mutating func addAttributes(_ tree: IntervalTree, _ position: Int) {
    let elements = tree.value(.elements, at: position)?.integer ?? 0
    let ns = tree.pairs[position].durationNs
    add(.allAttributes, nil, SuspectTally(count: 1, amount: elements, ns: ns))
  }

  private mutating func addUpdate(_ tree: IntervalTree, _ position: Int) {
    guard tree.setsContent(at: position) else { return }
    let pair = tree.pairs[position]
    func count(_ field: FieldName) -> Int64 { tree.value(field, at: position)?.integer ?? 0 }
    let changes = count(.changes)
    let changesBefore = lists[pair.list]?.changes ?? 0
    lists[pair.list, default: List()].changes = changesBefore.addingSaturating(changes)
    lists[pair.list]?.workNs += pair.durationNs
    if count(.animated) > 0, changes >= Self.minAnimated {
      add(.animatedUpdate, nil, SuspectTally(count: 1, amount: changes, ns: pair.durationNs))
    }
    if count(.sections) >= Self.minSections, count(.sections) > count(.items) / 2 {
      add(.manySections, nil, SuspectTally(count: 1, amount: count(.sections), ns: pair.durationNs))
    }
  }

  private mutating func addLayout(_ tree: IntervalTree, _ position: Int) {
    let pair = tree.pairs[position]
    guard pair.update == 0, let length = tree.value(.contentPoints, at: position)?.number else {
      return
    }
    var list = lists[pair.list] ?? List()
    let isOther = list.length.map { abs($0 - length) >= 1 } ?? false
    list.layouts.add(SuspectTally(count: 1, amount: isOther ? 1 : 0, ns: pair.durationNs))
    list.length = length
    lists[pair.list] = list
  }

  /// Takes what a list inside of the frame's list does.
  private mutating func addInner(
    _ tree: IntervalTree,
    _ position: Int,
    _ known: inout [ListKey: SuspectList]
  ) {
    let pair = tree.pairs[position]
    guard let frame, frame.list > 0, pair.list > 0, pair.list != frame.list else { return }
    let key = ListKey(process: pair.process, list: pair.list)
    guard known[key] != nil || known.count < ListSummary.maxLists else { return }
    if pair.meaning == .slice {
      known[key, default: SuspectList()].items =
        tree.value(.allItems, at: position)?.integer ?? 0
      return
    }
    let visible = tree.value(.visibleItems, at: position)?.integer ?? 0
    known[key, default: SuspectList()].visible = visible
    guard known[key]?.showsAll == true else { return }
    add(.wholeList, nil, SuspectTally(count: 1, amount: visible, ns: pair.durationNs))
  }

  private mutating func add(
    _ kind: SuspectWork,
    _ type: ContentTypes.Key?,
    _ tally: SuspectTally
  ) {
    work.add(SuspectCollector.Key(work: kind, type: type), tally)
  }

  /// Adds the work of the frame, if there is one, to that of all frames.
  mutating func finish() {
    guard let frame else { return }
    self.frame = nil
    addUpdates()
    for list in lists.values { add(list) }
    addWaiting(frame)
    let isLateOfList = frame.isLate && frame.cause.map(\.isOfMachine) != true
    work.endFrame { work, ns in
      // What a thread waits for may be the list's.
      (work == .waiting ? frame.isLate : isLateOfList) && ns >= frame.durationNs / 10
    }
  }

  /// Takes the work of other frames.
  mutating func merge(_ other: FrameSuspects) { work.merge(other.work) }

  /// Takes what rows cost in a frame in which new content was set.
  private mutating func addUpdates() {
    guard lists.values.contains(where: { $0.changes != nil }) else { return }
    for (key, tally) in work.inFrame {
      if key.work == .rows { add(.rowsInUpdates, key.type, tally) }
      if key.work == .views { add(.viewsInUpdates, key.type, tally) }
    }
  }

  private mutating func addWaiting(_ frame: Frame) {
    // Of a frame that was preempted, too, only timed waits tell how long it waited.
    guard let waits = frame.voluntarySwitches, waits > 0, frame.cpuNs != nil,
      frame.timedWaitNs > 0 || frame.involuntarySwitches ?? 0 == 0
    else { return }
    add(.waiting, nil, SuspectTally(count: waits, ns: HeldTime.waitedNs(frame)))
  }

  private mutating func add(_ list: List) {
    if list.configures.count > 1 {
      let (count, ns) = (list.configures.count - 1, list.configures.ns)
      add(.repeatedConfigure, nil, SuspectTally(count: count, ns: ns / (count + 1) * count))
    }
    if let changes = list.changes, list.configures.count > 0, list.items >= Self.minItems,
      changes <= max(1, list.items / 500)
    {
      add(
        .smallChange,
        nil,
        SuspectTally(count: list.configures.count, amount: list.items, ns: list.configures.ns)
      )
    }
    if list.changes == 0, list.configures.count > 0, !list.isDue {
      add(
        .noChange,
        nil,
        SuspectTally(count: list.configures.count, amount: list.items, ns: list.workNs)
      )
    }
    if list.layouts.amount > 1 { add(.unsettledLayout, nil, list.layouts) }
    if list.autoScrolls.count > 1 { add(.repeatedAutoScroll, nil, list.autoScrolls) }
  }
}

extension IntervalTree {
  /// Returns whether an interval is an update with new content.
  func setsContent(at position: Int) -> Bool {
    pairs[position].meaning == .update
      && value(.reason, at: position)?.name == "content_changed"
  }
}
