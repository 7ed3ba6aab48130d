import Foundation
import ListScope

/// Pages of cards that load near the bottom; the second page fails once, the fourth is empty.
final class PierScreen: UIViewController {
  enum Footer: Equatable {
    case none
    case failed
    case end
  }

  let listView = ListView()
  private(set) var cards: [Int] = []
  private(set) var requests: [Int] = []
  private(set) var footer = Footer.none
  private var page = 0
  private var failures = 1

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadNext()
  }

  func loadNext() {
    guard footer != .end else { return }
    requests.append(page)
    if page == 1, failures > 0 {
      failures -= 1
      footer = .failed
    } else {
      let new = page > 2 ? [] : Array(page * 10..<page * 10 + 10)
      cards += new
      page += 1
      footer = new.isEmpty ? .end : .none
    }
    show()
  }

  func refresh() {
    (cards, page, footer) = ([], 0, .none)
    loadNext()
  }

  private func show() {
    let footer = footer
    listView.configure { [weak self] list in
      list.animatesChanges = false
      list.layout = .flow {
        $0.spacings = .init(itemSpacing: 10, rowSpacing: 10)
        $0.bounds = .init(padding: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        $0.itemSizing = .columns(2)
      }
      list.refreshControl = RefreshControl(
        isRefreshing: false,
        offsetAdjustmentBehavior: .none,
        onRefresh: { self?.refresh() }
      )
      list.stateObserver.onDidScroll { scroll in
        if scroll.positionInfo.bottomScrollOffset < 100, footer == .none { self?.loadNext() }
      }
      list.add {
        Section("cards") {
          for card in self?.cards ?? [] {
            Item(
              PierRow(text: "Card \(card)"),
              sizing: .fixed(height: 120),
              layouts: .init { if card == 0 { $0.flow.width = .fillRow } }
            )
          }
        }
        if footer != .none {
          Section("state") {
            Item(
              PierRow(text: footer == .failed ? "Tap to try again" : "That is all"),
              sizing: .fixed(height: 50),
              layouts: .init { $0.flow.width = .fillRow },
              selectionStyle: footer == .failed ? .tappable : .notSelectable,
              onSelect: { _ in self?.loadNext() }
            )
          }
        }
      }
    }
  }
}

/// A row of one text.
struct PierRow: ItemContent, Equatable {
  var text: String

  var identifierValue: String { text }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) { views.content.text = text }
}
