import Foundation
import HeadlessUIKit
import Testing

/// Configurations of content and background, and the cells that have them.
@MainActor
struct ContentConfigurationTests {
  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  private final class StateCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state)
    }
  }

  @Test("A list's content is as high as its texts and margins, and wraps in its width")
  func measuring() {
    var content = UIListContentConfiguration.cell()
    content.text = "One line"
    let view = content.makeContentView()
    let line: CGFloat = 21
    #expect(
      view.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: line + 22)
    )
    content.secondaryText = "Another"
    content.textToSecondaryTextVerticalPadding = 5
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == line + 5 + 18 + 22)
    content.secondaryText = nil
    content.text = String(repeating: "word ", count: 20)
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 2 * line)
    content.textProperties.numberOfLines = 1
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == line + 22)
  }

  @Test("Value cells have both texts in a line where there is room, else below each other")
  func sideBySide() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = content.makeContentView()
    for (width, isBeside) in [(CGFloat(320), true), (CGFloat(90), false)] {
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
      let frames = labels(in: view).map(\.frame)
      #expect((frames[0].minY == frames[1].minY) == isBeside)
      #expect(frames[0].minX == 16 && (frames[1].maxX == width - 16))
    }
    content.image = UIImage(named: "picture", size: CGSize(width: 40, height: 60))
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 82)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 82)
    view.layoutIfNeeded()
    #expect(labels(in: view)[0].frame.minX == CGFloat(16 + 40 + 16))
  }

  @Test("Headers change the letters of their text; text with attributes counts first")
  func texts() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Rooms"
    let view = content.makeContentView()
    #expect(labels(in: view).map(\.text) == ["ROOMS"])
    content.attributedText = NSAttributedString(string: "Halls")
    view.configuration = content
    #expect(labels(in: view).map(\.text) == ["Halls"])
    content.text = nil
    view.configuration = content
    #expect(labels(in: view).isEmpty)
  }

  @Test("A cell keeps the view of its content as long as that supports the configuration")
  func contentViews() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let first = cell.contentView
    var content = UIListContentConfiguration.cell()
    content.text = "A"
    cell.contentConfiguration = content
    let second = cell.contentView
    #expect(second !== first && first.superview == nil && second.frame == cell.bounds)
    content.text = "B"
    cell.contentConfiguration = content
    #expect(cell.contentView === second && labels(in: cell).map(\.text) == ["B"])
    cell.contentConfiguration = nil
    #expect(cell.contentView !== second && second.superview == nil)
  }

  @Test(
    "States are updated once for each change, before the next layout, with what is the case then"
  )
  func states() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    var handled = 0
    cell.configurationUpdateHandler = { _, _ in handled += 1 }
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1 && handled == 1)
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(cell.states.count == 1)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2 && handled == 2)
    #expect(cell.states[1].isSelected && cell.states[1].isHighlighted)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
  }

  @Test("Defaults follow the state, what was set does not")
  func colors() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let plain = UIListContentConfiguration.cell()
    #expect(plain.updated(for: state).textProperties.color == .tertiaryLabel)
    var own = plain
    own.textProperties.color = .systemGreen
    #expect(own.updated(for: state).textProperties.color == .systemGreen)
    state.isDisabled = false
    #expect(plain.updated(for: state) == plain)
    state.isSelected = true
    let background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.backgroundColor == .secondarySystemGroupedBackground)
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == .clear)
    let key = UIConfigurationStateCustomKey("tests.key")
    state[key] = 7
    #expect(state[key] as? Int == 7)
  }

  @Test("A background fills the cell but for its insets, with its line, behind the content")
  func background() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemTeal
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    background.cornerRadius = 8
    background.strokeWidth = 2
    background.strokeColor = .systemPink
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = cell.subviews[0]
    #expect(view !== cell.contentView && view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.backgroundColor == .systemTeal && view.layer.cornerRadius == 8)
    #expect(view.subviews.map(\.layer.borderWidth) == [2])
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }
}
