import Foundation
import ListScope

/// A tip between recipes, with bold and slanted words.
struct TipRow: BlueprintItemContent, Equatable {
  var id: String
  var tip: String
  var slips: Slips

  var identifierValue: String { id }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
      Label(text: "Tip") { $0.font = .systemFont(ofSize: 13, weight: .bold) }
        .stackLayoutChild(priority: .fixed)
      if slips.markup {
        MarkupElement(markup: tip)
      } else {
        AttributedLabel(attributedText: Markup.shared.text(tip))
      }
    }
    .inset(uniform: 12)
  }
}

/// Text with bold and slanted words.
struct MarkupElement: UIViewElement {
  var markup: String

  func makeUIView() -> MarkupView { MarkupView() }

  func updateUIView(_ view: MarkupView, with context: UIViewElementContext) {
    view.markup = markup
  }
}

final class MarkupView: UIView {
  var markup = "" {
    didSet { setNeedsLayout() }
  }
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("there are no storyboards") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.attributedText = Markup.parse(markup)
    return label.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.attributedText = Markup.parse(markup)
    label.frame = bounds
  }
}
