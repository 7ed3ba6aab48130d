import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// A message as a row of the conversation.
struct ChatRow: ItemContent, Equatable {
  let message: Chat.Message

  var identifierValue: Int { message.id }

  static func createReusableContentView(frame: CGRect) -> ChatRowView { ChatRowView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(message)
  }

  /// The row as an item: text measures itself, pictures have fixed heights.
  func item(_ sizing: RunParameters.Sizing) -> Item<ChatRow> {
    Item(self, sizing: sizing == .text ? .thatFits() : .fixed(height: fixedHeight))
  }

  private var fixedHeight: CGFloat {
    switch message.body {
    case .text: ChatScenario.Numbers.fixedHeight
    case .picture(let height): CGFloat(height) + 2 * ChatRowView.verticalMargin
    }
  }
}
