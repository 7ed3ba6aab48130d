import Foundation
import HeadlessUIKit
import Testing

@Suite struct MarginTests {
  @Test(
    "The standard distance from a superview in a visual format is its layout margin",
    arguments: [
      ("H:|-[view]-|", CGRect(x: 10, y: 0, width: 160, height: 20)),
      ("H:|-[view]|", CGRect(x: 10, y: 0, width: 190, height: 20)),
      ("H:|-5-[view]-|", CGRect(x: 5, y: 0, width: 165, height: 20)),
      ("H:|[view]-(>=7)-|", CGRect(x: 0, y: 0, width: 193, height: 20)),
      ("V:|-[view]-|", CGRect(x: 0, y: 1, width: 40, height: 96)),
      ("V:[view(20)]-|", CGRect(x: 0, y: 77, width: 40, height: 20)),
    ]
  )
  func visualFormat(_ format: String, _ frame: CGRect) {
    let view = UIView()
    let outer = UIView()
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 30)
    outer.addSubview(view)
    outer.add(
      [view],
      NSLayoutConstraint.constraints(withVisualFormat: format, views: ["view": view])
    )
    if format.hasPrefix("H") {
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 1_000)
      width.priority = .defaultLow
      width.isActive = true
    } else {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    }
    outer.lay(200, 100)
    #expect(view.frame == frame)
  }

  @Test("Views between which a format draws a line are 8 points apart, and margins may change")
  func changes() {
    let outer = UIView()
    let views = ["a": UIView(), "b": UIView()]
    for view in views.values { outer.addSubview(view) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(==b)]-[b]-|",
        options: [.alignAllTop, .alignAllBottom],
        views: views
      ) + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-|", views: views)
    )
    outer.lay(124, 100)
    #expect(views["a"]?.frame == CGRect(x: 8, y: 8, width: 50, height: 84))
    #expect(views["b"]?.frame == CGRect(x: 66, y: 8, width: 50, height: 84))
    outer.layoutMargins.left = 28
    outer.layoutIfNeeded()
    #expect(views["a"]?.frame == CGRect(x: 28, y: 8, width: 40, height: 84))
  }

  @Test(
    "The readable guide is at most 672 points wide, in the middle between the margins",
    arguments: [
      (400, 8, 8, 8, 384), (688, 8, 8, 8, 672), (1_000, 8, 8, 164, 672), (1_000, 200, 0, 264, 672),
      (1_000, 200, 200, 200, 600),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func readable(_ width: CGFloat, left: CGFloat, right: CGFloat, x: CGFloat, guide: CGFloat) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 1, left: left, bottom: 2, right: right)
    let expected = CGRect(x: x, y: 1, width: guide, height: 97)
    #expect(outer.readableContentGuide.layoutFrame == expected)
    #expect(outer.constraints == [] && outer.readableContentGuide === outer.readableContentGuide)
    let view = UIView()
    let readable = outer.readableContentGuide
    func constraints() -> [NSLayoutConstraint] {
      [
        view.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        view.topAnchor.constraint(equalTo: readable.topAnchor),
        view.bottomAnchor.constraint(equalTo: readable.bottomAnchor),
      ]
    }
    outer.add([view], constraints())
    #expect(layoutMessages { outer.layoutIfNeeded() } == [])
    #expect(view.frame == expected)
    NSLayoutConstraint.deactivate(outer.constraints)
    NSLayoutConstraint.activate(constraints())
    outer.lay(500, 100)
    #expect(view.frame == CGRect(x: left, y: 1, width: 500 - left - right, height: 97))
  }

  @Test("Text in the readable guide wraps at its width")
  func readableText() {
    let outer = UIView()
    let label = textLabel(Array(repeating: "word", count: 60).joined(separator: " "), lines: 0)
    let guide = outer.readableContentGuide
    outer.add(
      [label],
      [
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    )
    // 26 words of 25 points fit into 672 points, and 12 into 300.
    #expect(outer.fit(1_000) == CGSize(width: 1_000, height: 52))
    #expect(outer.fit(316) == CGSize(width: 316, height: 76))
  }
}
