import Foundation
import HeadlessUIKit
import ListEngine

// Updates one talk of many, at a depth from 0 (the first day) to 1 (the last). `scripts/ci/example`
// counts the instructions of `update`, which must be the same at every depth.

/// A talk.
struct Talk: ItemContent, Equatable {
  var id: Int
  var title: String

  var identifierValue: Int { id }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = title
  }
}

/// A conference of days with 250 talks each.
func conference(talks: Int, changed: Int, _ version: Int) -> Content {
  Content { content in
    for first in stride(from: 0, to: talks, by: 250) {
      content += Section(first) { day in
        day += (first..<min(first + 250, talks)).map { id in
          let title = id == changed ? "Talk \(id), changed \(version)" : "Talk \(id)"
          return Item(Talk(id: id, title: title), sizing: .fixed(height: 60))
        }
      }
    }
  }
}

@inline(never)
func update(_ list: ListView, to content: Content) {
  list.content = content
}

let talks = 50_000
let depth = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 0
// In the middle of a day, so that the same number of talks is around it at every depth.
let day = Int(Double(talks / 250 - 1) * min(1, max(0, depth)))
let changed = day * 250 + 125
// Described before: what the layout and the list cost counts.
let contents = (0..<4).map { conference(talks: talks, changed: changed, 10 + $0) }
let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
list.layout = TimetableLayout.describe(.default)
list.content = contents[0]
list.scrollTo(item: Talk.identifier(with: changed), position: .init(position: .centered))
// The first update also makes what later ones find.
list.content = contents[1]
update(list, to: contents[2])
let isShown = list.visibleItems.contains { ($0.anyContent as? Talk)?.id == changed }
precondition(isShown, "the changed talk is on screen")
print("updated talk \(changed) of \(talks)")
