import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Frames measured on UIKit, at three pixels per point.
struct RealFramesTests {
  /// A row of an item and two columns.
  nonisolated(unsafe) static let nested = section(
    row(
      fw(1),
      a(100),
      [
        item(fw(1 / 3), fh(1), insets: Insets(trailing: 4)),
        column(
          2,
          fw(1 / 3),
          fh(1),
          item(),
          spacing: 8,
          insets: Insets(leading: 4, trailing: 4)
        ),
        column(3, fw(1 / 3), fh(1), item(), spacing: 8, insets: Insets(leading: 4)),
      ],
      insets: Insets(leading: 16, trailing: 16)
    ),
    spacing: 8
  )

  /// Items with badges in rows with an element of their own.
  nonisolated(unsafe) static let badges = section(
    {
      var group = row(
        4,
        fw(1),
        a(80),
        item(
          fw(1),
          fw(0.25),
          badges: [
            NSCollectionLayoutSupplementaryItem(
              layoutSize: size(a(15), a(15)),
              elementKind: "B",
              containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
              )
            )
          ]
        ),
        spacing: 16,
        insets: Insets(trailing: 20)
      )
      group.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(a(20), a(60)),
          elementKind: "G",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: .trailing,
            fractionalOffset: CGPoint(x: 1, y: 0)
          )
        )
      ]
      return group
    }(),
    insets: Insets(bottom: 16),
    spacing: 16
  )

  nonisolated(unsafe) static let orthogonal = section(
    row(4, fw(1), a(40), item(), spacing: 8),
    insets: .all(16),
    spacing: 8,
    orthogonal: .continuous,
    decorations: [.background(elementKind: "background")]
  )

  static let vectors = [
    Vector(
      id: "R1.1",
      section: nested,
      counts: [5],
      size: CGSize(width: 375, height: 812),
      configuration: configuration(8),
      rounding: .scale(3),
      frames: [
        "0.0": [16, 0, 110.333, 100], "0.1": [134.333, 0, 106.333, 46],
        "0.2": [134.333, 54, 106.333, 46], "0.3": [248.667, 0, 110.333, 28],
        "0.4": [248.667, 36, 110.333, 28],
      ],
      extent: 100
    ),
    Vector(
      id: "R1.3",
      section: nested,
      counts: [0, 20, 7, 6],
      size: CGSize(width: 375, height: 812),
      configuration: configuration(8),
      rounding: .scale(3),
      frames: [
        "1.0": [16, 8, 110.333, 100], "1.5": [248.667, 80, 110.333, 28],
        "1.18": [16, 332, nil, 100], "1.19": [134.333, 332, 106.333, 46],
        "2.0": [16, 440], "2.6": [16, 548, 110.333, 100], "3.0": [16, 656],
        "3.5": [248.667, 728, 110.333, 28],
      ]
    ),
    Vector(
      id: "R1.4",
      section: nested,
      counts: [12, 30],
      size: CGSize(width: 375, height: 812),
      configuration: configuration(8),
      rounding: .scale(3),
      frames: [
        "0.11": [248.667, 180, 110.333, 28], "1.0": [16, 216, 110.333, 100],
        "1.29": [248.667, 720, 110.333, 28],
      ]
    ),
    Vector(
      id: "R3.1",
      section: badges,
      counts: [5],
      size: CGSize(width: 375, height: 812),
      rounding: .scale(3),
      frames: [
        "0.0": [0, 0, 76.667, 76.667], "0.1": [92.667], "0.2": [185.333],
        "0.3": [278, 0, 76.667, 76.667], "0.4": [0, 96],
        "B 0.0": [69.333, -7.667, 15, 15], "B 0.1": [162], "B 0.2": [254.667],
        "B 0.3": [347.333], "B 0.4": [69.333, 88.667, 15, 15],
        "G 0.0": [355, 10, 20, 60], "G 0.1": [355, 106, 20, 60],
      ],
      extent: 192
    ),
    Vector(
      id: "R3.2",
      section: badges,
      counts: [23, 2, 4],
      size: CGSize(width: 375, height: 812),
      rounding: .scale(3),
      frames: [
        "0.22": [185.333, 480, 76.667, 76.667], "G 0.5": [355, 490, 20, 60],
        "1.1": [92.667, 576], "G 1.0": [355, 586, 20, 60], "2.0": [0, 672],
      ]
    ),
    Vector(
      id: "R3.4",
      section: badges,
      counts: [12, 20],
      size: CGSize(width: 375, height: 812),
      rounding: .scale(3),
      frames: [
        "1.0": [0, 288, 76.667, 76.667], "1.19": [278, 672], "G 1.4": [355, 682, 20, 60],
      ]
    ),
    Vector(
      id: "R4.1",
      section: orthogonal,
      counts: [5],
      size: CGSize(width: 375, height: 812),
      rounding: .scale(3),
      frames: [
        "0.0": [16, 16, 87.667, 40], "0.1": [111.667], "0.2": [207.333], "0.3": [303],
        "background 0.0": [0, 0, 375, 72],
      ],
      extent: 72
    ),
    Vector(
      id: "R4.3",
      section: orthogonal,
      counts: [0, 4, 4],
      size: CGSize(width: 375, height: 812),
      rounding: .scale(3),
      frames: ["1.0": [16, 16, 87.667, 40], "2.0": [16, 88], "background 2.0": [0, 72]],
      extent: 144
    ),
    Vector(
      id: "R4.4",
      section: orthogonal,
      counts: [4, 4, 4],
      size: CGSize(width: 375, height: 812),
      rounding: .scale(3),
      frames: [
        "background 0.0": [0, 0, 375, 72], "background 1.0": [0, 72, 375, 72],
        "background 2.0": [0, 144, 375, 72],
      ],
      extent: 216
    ),
  ]

  @Test("The frames are those of UIKit", arguments: vectors)
  func frames(_ vector: Vector) throws {
    let layout = vector.layout
    #expect(layout.errors.isEmpty)
    try expectFrames(layout, vector.frames)
    if let extent = vector.extent { #expect(abs(layout.extent - extent) < 0.001) }
  }

  @Test("An empty section with insets and a decoration has no extent and no decoration")
  func emptySection() {
    let layout = Self.vectors[7].layout
    #expect(layout.rangeOfSection(0) == 0..<0)
    #expect(layout.frame("background 0.0") == nil)
  }

  @Test(
    "Pinned headers and footers are where UIKit shows them",
    arguments: [
      (
        [5],
        [
          "header 0.0": [0, 0, 375, 24], "0.4": [0, 192, 375, 40], "footer 0.0": [0, 232, 375, 24],
        ]
      ),
      (
        [18], ["header 0.0": [0, 0, 375, 24], "0.16": [0, 696], "footer 0.0": [0, 700, 375, 24]]
      ),
      (
        [0, 17],
        [
          "header 0.0": [0, 0, 375, 24], "footer 0.0": [0, 24, 375, 24],
          "header 1.0": [0, 48, 375, 24], "1.2": [0, 156, 375, 40], "footer 1.0": [0, 700],
        ]
      ),
    ] as [([Int], [String: [CGFloat?]])]
  )
  func list(_ counts: [Int], _ frames: [String: [CGFloat?]]) throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(1, fw(1), a(40), item()),
        spacing: 2,
        boundary: [
          boundary("header", .top, fw(1), a(24), pins: true),
          boundary("footer", .bottom, fw(1), a(24), pins: true),
        ]
      )
    )
    layout.contentOffset = CGPoint(x: 0, y: -54)
    layout.prepare(
      itemCounts: counts,
      in: LayoutViewport(
        size: CGSize(width: 375, height: 812),
        adjustedContentInset: Insets(top: 54, bottom: 34),
        rounding: .scale(3)
      )
    )
    try expectFrames(layout, frames)
    let footer = try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "footer",
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(footer.zIndex > 0)
  }
}
