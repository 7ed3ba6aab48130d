import HeadlessUIKit
import ListEngine
import Workloads

/// A screen of mails that receives each change of its mailbox.
@preconcurrency @MainActor
protocol MailScreen: AnyObject {
  /// The mails.
  var inbox: Inbox { get set }
  /// The controller; nil for a list without one, which is configured after each change.
  var controller: UIViewController? { get }

  /// Describes the content of a list without a controller.
  func configure(_ list: inout ListProperties)
  /// Shows a mail that has changed.
  func didChange(_ mail: MailPlace)
  /// Shows a mail that was added.
  func didInsert(_ mail: MailPlace)
  /// Removes a mail that was deleted.
  func didRemove(_ mail: MailPlace)
}

extension MailScreen {
  var controller: UIViewController? { nil }
  func configure(_ list: inout ListProperties) {}
  func didChange(_ mail: MailPlace) {}
  func didInsert(_ mail: MailPlace) {}
  func didRemove(_ mail: MailPlace) {}
}

/// A mail with its place in the mailbox.
struct MailPlace {
  let id: Int
  let box: Inbox.Box
  let index: Int
}

/// One run of a scenario whose screen receives each change.
final class MailScreenSession: ScenarioSession {
  private typealias Numbers = TableScenario.Numbers

  private let screen: any MailScreen
  private var reads = Timetable(first: Numbers.readInterval, every: Numbers.readInterval)
  private var arrivals = Timetable(first: Numbers.arrivalInterval, every: Numbers.arrivalInterval)
  private var deletions = Timetable(
    first: Numbers.deletionInterval,
    every: Numbers.deletionInterval
  )
  let sectionCount = Inbox.Box.allCases.count
  let itemCount: Int
  let checksum: Checksum

  init(_ screen: any MailScreen) {
    self.screen = screen
    itemCount = screen.inbox.mailCount
    checksum = screen.inbox.checksum
  }

  var viewController: UIViewController? { screen.controller }

  var configuresList: Bool { screen.controller == nil }

  func configure(_ list: inout ListProperties) { screen.configure(&list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    let (isRead, isDeleted) = (reads.isDue(at: time), deletions.isDue(at: time))
    if arrivals.isDue(at: time) { return extraUpdate(in: list) }
    guard isRead || isDeleted, let mail = mailOnScreen(of: list) else { return nil }
    return isDeleted ? deletion(of: mail) : reading(mail)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "prepend") { [screen] _ in
      let mail = screen.inbox[.today][0]
      screen.didInsert(MailPlace(id: mail.id, box: .today, index: 0))
    } change: { [screen] in
      screen.inbox.receive()
    }
  }

  private func reading(_ mail: MailPlace) -> ContentUpdate {
    ContentUpdate(name: "mark_one") { [screen] _ in
      screen.didChange(mail)
    } change: { [screen] in
      screen.inbox.toggleRead(at: mail.index, in: mail.box)
    }
  }

  private func deletion(of mail: MailPlace) -> ContentUpdate {
    ContentUpdate(name: "remove_one") { [screen] _ in
      screen.didRemove(mail)
    } change: { [screen] in
      screen.inbox.remove(at: mail.index, in: mail.box)
    }
  }

  /// The mail in the middle of the screen.
  private func mailOnScreen(of list: ListView) -> MailPlace? {
    let rows = list.itemsOnScreen
    guard !rows.isEmpty else { return nil }
    let path = rows[rows.count / 2].path
    guard let box = Inbox.Box(rawValue: path.section), path.item < screen.inbox[box].count else {
      return nil
    }
    return MailPlace(id: screen.inbox[box][path.item].id, box: box, index: path.item)
  }
}
