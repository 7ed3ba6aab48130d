import Foundation
import Reports

/// Pictures of the screen in the order of the frames, each of which leads to its frame.
struct PicturesMarkup {
  private let pictures: [ScreenPicture]

  init(_ pictures: [ScreenPicture]) {
    self.pictures = pictures
  }

  /// The pictures; nothing where there are none.
  var markup: Markup {
    guard !pictures.isEmpty else { return .group([]) }
    return .element(
      "ol",
      ["class": "pictures", "aria-label": "The screen at some frames"],
      pictures.sorted { $0.frame < $1.frame }.map(item)
    )
  }

  private func item(_ picture: ScreenPicture) -> Markup {
    .element(
      "li",
      [:],
      [
        .element(
          "button",
          ["type": "button", "data-frame": "\(picture.frame)"],
          [
            .element(
              "img",
              [
                "src": "data:image/png;base64,\(picture.png.base64EncodedString())",
                "alt": "The screen at frame \(picture.frame)",
              ]
            ), .element("span", [:], "Frame \(picture.frame)"),
          ]
        )
      ]
    )
  }
}
