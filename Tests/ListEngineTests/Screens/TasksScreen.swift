import Foundation
import HeadlessUIKit
import ListEngine

/// A task of a to-do app.
struct TestTask: Identifiable, Equatable {
  var id: Int
  var title: String
  var isDone = false
}

/// A row that shows a task.
private struct TaskRow: ItemContent, Equatable {
  var task: TestTask

  var identifierValue: Int { task.id }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = (task.isDone ? "✓ " : "") + task.title
    views.content.alpha = info.state.isReordering ? 0.5 : 1
    views.background.backgroundColor = info.state.isHighlighted ? .lightGray : .white
  }
}

/// The title above a group of tasks.
private struct GroupTitle: HeaderFooterContent, Equatable {
  var text: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = text
  }
}

/// The screen of a to-do app, as for iOS: open tasks, which can be reordered, and done ones below.
///
/// A tap opens a task; swiping deletes it or marks it as done; a new task scrolls into view.
final class TasksScreen {
  enum Group: String {
    case open, done
  }

  let list = policyList(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var open: [TestTask]
  private(set) var done: [TestTask] = []

  // A log of the screen's actions.
  private(set) var opened: [Int] = []
  private(set) var isCollapsed = false
  private(set) var updates: [InsertionsAndRemovals] = []
  private(set) var selections: [Int] = []
  private(set) var moves: [String] = []
  private(set) var scrolledTo: [Int] = []
  private(set) var offsets = 0

  private var newest: Int?

  init(tasks: Int) {
    open = (0..<tasks).map { TestTask(id: $0, title: "Task \($0)") }
    update(animated: false)
  }

  func add(_ title: String) {
    let id = (open + done).map(\.id).max().map { $0 + 1 } ?? 0
    open.append(TestTask(id: id, title: title))
    newest = id
    update()
  }

  private func delete(_ task: TestTask) {
    open.removeAll { $0.id == task.id }
    done.removeAll { $0.id == task.id }
    update()
  }

  private func toggle(_ task: TestTask) {
    var task = task
    task.isDone.toggle()
    open.removeAll { $0.id == task.id }
    done.removeAll { $0.id == task.id }
    if task.isDone { done.insert(task, at: 0) } else { open.append(task) }
    update()
  }

  private func move(_ from: Int, to: Int) {
    open.insert(open.remove(at: from), at: to)
    update()
  }

  private func update(animated: Bool = true) {
    list.configure { [unowned self] list in
      list.animatesChanges = animated
      list.layout = .table {
        $0.layout.itemSpacing = 1
        $0.layout.interSectionSpacingWithNoFooter = 20
      }
      list.behavior.selectionMode = .single
      list.stateObserver = observer
      if let newest {
        list.autoScrollAction = .scrollTo(
          onInsertOf: TaskRow.identifier(with: newest),
          position: ScrollPosition(position: .bottom),
          didPerform: { [unowned self] _ in scrolledTo.append(newest) }
        )
      }
      list += section(.open, open, canReorder: true)
      list += section(.done, isCollapsed ? [] : done, canReorder: false)
    }
  }

  private func section(_ group: Group, _ tasks: [TestTask], canReorder: Bool) -> Section {
    Section(group) { section in
      section.header = Header(
        GroupTitle(text: "\(group.rawValue.capitalized): \(tasks.count)"),
        onTap: group == .done
          ? { [unowned self] in
            isCollapsed.toggle()
            update()
          } : nil
      )
      for task in tasks { section += item(task, canReorder: canReorder) }
    }
  }

  private func item(_ task: TestTask, canReorder: Bool) -> Item<TaskRow> {
    Item(
      TaskRow(task: task),
      sizing: .fixed(height: 44),
      selectionStyle: .selectable(),
      trailingSwipeActions: SwipeActionsConfiguration(performsFirstActionWithFullSwipe: true) {
        SwipeAction(title: "Delete", backgroundColor: .red) { [unowned self] completion in
          completion(.expandActions)
          delete(task)
        }
        SwipeAction(title: "Done", backgroundColor: .green) { [unowned self] completion in
          completion(.closeActions)
          toggle(task)
        }
      },
      reordering: canReorder ? ItemReordering(sections: .current) : nil,
      onWasReordered: { [unowned self] _, result in
        moves.append(result.indexPathsDescription)
        move(result.from.item, to: result.to.item)
      },
      onSelect: { [unowned self] in opened.append($0.item.content.task.id) }
    )
  }

  private var observer: ListStateObserver {
    ListStateObserver { [unowned self] observer in
      observer.onContentUpdated { [unowned self] in updates.append($0.insertionsAndRemovals) }
      observer.onSelectionChanged { [unowned self] in selections.append($0.new.count) }
      observer.onDidScroll { [unowned self] _ in offsets += 1 }
    }
  }
}
