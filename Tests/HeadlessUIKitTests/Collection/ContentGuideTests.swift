import Foundation
import HeadlessUIKit
import Testing

/// The layout guides of `UIListContentView`.
@MainActor @Suite struct ContentGuideTests {
  private let cell = UICollectionViewListCell()
  private let content = UIListContentView(configuration: UIListContentConfiguration.cell())

  init() {
    cell.contentView.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 7),
      content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
  }

  private func show(_ text: String?, _ image: UIImage? = nil) {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = text
    configuration.image = image
    content.configuration = configuration
    cell.frame.size = CGSize(width: 300, height: 44)
    cell.layoutIfNeeded()
  }

  @Test("There are guides for what is shown only, always the same ones")
  func existence() {
    #expect(content.textLayoutGuide == nil && content.imageLayoutGuide == nil)
    show("a")
    #expect(content.textLayoutGuide === content.textLayoutGuide)
    #expect(content.textLayoutGuide != nil && content.imageLayoutGuide == nil)
    #expect(content.secondaryTextLayoutGuide == nil)
    show(nil)
    #expect(content.textLayoutGuide == nil)
  }

  @Test(
    "The line below a cell begins where the text does, with an image, without one and with one again"
  )
  func separator() throws {
    show("a")
    let guide = try #require(content.textLayoutGuide)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    for image in [nil, UIImage(systemName: "star"), nil] {
      show("a", image)
      let x = try #require(content.subviews.first { $0 is UILabel }).frame.minX
      #expect(guide.layoutFrame.minX == x)
      #expect(cell.separatorLayoutGuide.layoutFrame.minX == x + 7)
      show(nil)
    }
  }
}
