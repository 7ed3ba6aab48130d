import HeadlessUIKit
import ListEngine
import Workloads

/// The mails as rows of a list view, with the views that cells have.
final class MailList: MailScreen {
  var inbox: Inbox
  private let isFixed: Bool

  init(_ parameters: RunParameters) {
    inbox = Inbox(count: parameters.items, seed: parameters.seed)
    isFixed = parameters.sizing == .fixed
  }

  func configure(_ list: inout ListProperties) {
    for box in Inbox.Box.allCases {
      list += Section(box) { section in
        section.header = CatalogTitle(text: box.title)
        section += inbox[box].map { mail in
          Item(
            MailRow(mail: mail),
            sizing: isFixed ? .fixed(height: InboxScenario.Numbers.fixedHeight) : .thatFits()
          )
        }
      }
    }
  }
}
