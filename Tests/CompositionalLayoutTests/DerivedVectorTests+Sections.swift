import HeadlessUIKit

@testable import CompositionalLayout

extension DerivedVectorTests {
  private nonisolated(unsafe) static let line = row(fw(1), a(40), [item()])

  /// Boundary elements, anchors, orthogonal sections, empty sections.
  static let sections = [
    Vector(
      id: "V-D06",
      section: section(
        row(fw(1), a(44), [item()]),
        insets: Insets(leading: 10, trailing: 10),
        spacing: 5,
        boundary: [
          boundary("header", .top, fw(1), e(44)), boundary("footer", .bottom, fw(1), e(44)),
        ]
      ),
      counts: [3, 1],
      size: phone,
      frames: [
        "header 0.0": [10, 0, 355, 44], "0.0": [10, 44, 355, 44], "0.2": [10, 142],
        "footer 0.0": [10, 186, 355, 44], "header 1.0": [10, 230], "1.0": [10, 274],
        "footer 1.0": [10, 318],
      ],
      extent: 362
    ),
    Vector(
      id: "V-D25",
      section: section(
        row(fw(0.85), a(250), [item()]),
        insets: Insets(leading: 20, trailing: 20),
        spacing: 20,
        orthogonal: .continuous,
        boundary: [boundary("title", .top, fw(1), e(44))]
      ),
      counts: [3, 2],
      size: phone,
      configuration: configuration(20),
      frames: [
        "title 0.0": [20, 0, 335, 44], "0.0": [20, 44, 318.75, 250], "0.1": [358.75],
        "0.2": [697.5], "title 1.0": [20, 314, 335, 44], "1.0": [20, 358],
      ],
      extent: 608
    ),
    Vector(
      id: "V-D32",
      section: section(
        line,
        insets: Insets(top: 10, bottom: 6),
        boundary: [
          boundary("header", .top, fw(1), a(20), extends: false),
          boundary("footer", .bottom, fw(1), a(16), extends: false),
        ]
      ),
      counts: [2],
      size: CGSize(width: 100, height: 300),
      frames: [
        "header 0.0": [0, 0, 100, 20], "0.0": [0, 10, 100, 40], "0.1": [0, 50],
        "footer 0.0": [0, 80, 100, 16],
      ],
      extent: 96
    ),
    Vector(
      id: "V-D34",
      section: section(
        line,
        boundary: [boundary("header", .top, fw(1), a(20), offset: CGPoint(x: 0, y: 5))]
      ),
      counts: [1],
      size: CGSize(width: 100, height: 300),
      frames: ["header 0.0": [0, 0, 100, 20], "0.0": [0, 15, 100, 40]],
      extent: 55
    ),
    Vector(
      id: "V-D35",
      section: section(
        line,
        insets: Insets(top: 4, leading: 5, bottom: 6, trailing: 7),
        boundary: [
          boundary("A", .topLeading, a(40), a(20)), boundary("B", .topTrailing, a(30), a(50)),
        ]
      ),
      counts: [1],
      size: CGSize(width: 200, height: 300),
      frames: [
        "A 0.0": [5, 30, 40, 20], "B 0.0": [163, 0, 30, 50], "0.0": [5, 54, 188, 40],
      ],
      extent: 100
    ),
    Vector(
      id: "V-D37",
      section: section(
        row(
          fw(1),
          a(50),
          [
            item(
              a(100),
              fh(1),
              badges: [
                NSCollectionLayoutSupplementaryItem(
                  layoutSize: size(a(20), a(10)),
                  elementKind: "x",
                  containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing],
                    absoluteOffset: CGPoint(x: 10, y: -10)
                  ),
                  itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading])
                ),
                NSCollectionLayoutSupplementaryItem(
                  layoutSize: size(fw(0.5), fh(0.5)),
                  elementKind: "c",
                  containerAnchor: NSCollectionLayoutAnchor(edges: [])
                ),
                NSCollectionLayoutSupplementaryItem(
                  layoutSize: size(a(20), a(20)),
                  elementKind: "b",
                  containerAnchor: NSCollectionLayoutAnchor(
                    edges: .bottom,
                    fractionalOffset: CGPoint(x: 0, y: 0.5)
                  )
                ),
              ]
            )
          ]
        ),
        insets: .all(20)
      ),
      counts: [1],
      size: CGSize(width: 200, height: 300),
      frames: [
        "0.0": [20, 20, 100, 50], "x 0.0": [130, 0, 20, 10], "c 0.0": [45, 32.5, 50, 25],
        "b 0.0": [60, 60, 20, 20],
      ]
    ),
    Vector(
      id: "V-D41",
      section: section(
        column(a(100), a(60), [item()]),
        insets: Insets(top: 8, leading: 6, bottom: 8, trailing: 6),
        spacing: 10,
        orthogonal: .continuous
      ),
      counts: [4],
      size: CGSize(width: 300, height: 200),
      configuration: configuration(direction: .horizontal),
      frames: ["0.0": [6, 8, 100, 60], "0.1": [6, 78], "0.3": [6, 218, 100, 60]],
      extent: 112
    ),
    Vector(
      id: "V-D46",
      section: section(line),
      counts: [1, 1],
      size: CGSize(width: 100, height: 300),
      configuration: configuration(
        8,
        boundary: [
          boundary("header", .top, fw(1), a(50)), boundary("footer", .bottom, fw(1), a(30)),
        ]
      ),
      frames: [
        "header 0": [0, 0, 100, 50], "0.0": [0, 50], "1.0": [0, 98],
        "footer 1": [0, 138, 100, 30],
      ],
      extent: 168
    ),
    Vector(
      id: "V-D47",
      section: section(
        line,
        insets: Insets(top: 4, leading: 5, bottom: 6, trailing: 7),
        boundary: [
          boundary("F1", .bottom, fw(1), a(12)),
          boundary("F2", .bottomTrailing, a(30), a(30), offset: CGPoint(x: 0, y: 2)),
        ]
      ),
      counts: [1],
      size: CGSize(width: 200, height: 300),
      frames: [
        "0.0": [5, 4, 188, 40], "F1 0.0": [5, 50, 188, 12], "F2 0.0": [163, 52, 30, 30],
      ],
      extent: 82
    ),
  ]
}
