import HeadlessUIKit

@testable import CompositionalLayout

extension DerivedVectorTests {
  /// Groups in groups, wrapping, custom groups.
  static let nestings = [
    Vector(
      id: "V-D04",
      section: section(
        row(
          fw(1),
          fh(0.4),
          [
            item(fw(0.7), fh(1), insets: .all(10)),
            column(2, fw(0.3), fh(1), item(fw(1), fh(0.3), insets: .all(10))),
          ]
        )
      ),
      counts: [7],
      size: phone,
      frames: [
        "0.0": [10, 10, 242.5, 304.8], "0.1": [272.5, 10, 92.5, 142.4],
        "0.2": [272.5, 172.4, 92.5, 142.4], "0.3": [10, 334.8],
        "0.6": [10, 659.6, 242.5, 304.8],
      ],
      extent: 974.4
    ),
    Vector(
      id: "V-D05",
      section: section(
        row(
          fw(1),
          fw(0.2),
          [
            item(
              fw(0.25),
              fh(1),
              insets: .all(5),
              badges: [
                NSCollectionLayoutSupplementaryItem(
                  layoutSize: size(a(20), a(20)),
                  elementKind: "badge",
                  containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing],
                    fractionalOffset: CGPoint(x: 0.3, y: -0.3)
                  )
                )
              ]
            )
          ]
        ),
        insets: .all(20)
      ),
      counts: [5],
      size: phone,
      frames: [
        "0.0": [25, 25, 73.75, 57], "badge 0.0": [84.75, 19, 20, 20], "0.3": [276.25, 25],
        "badge 0.3": [336, 19, 20, 20], "0.4": [25, 92, 73.75, 57],
      ]
    ),
    Vector(
      id: "V-D19",
      section: section(
        {
          let group = Group.custom(layoutSize: size(fw(1), a(120))) { environment in
            let room = environment.container.effectiveContentSize
            let (w, h) = (room.width / 2, room.height / 3)
            return [
              NSCollectionLayoutGroupCustomItem(
                frame: CGRect(x: 0, y: 0, width: w, height: 3 * h)
              ),
              NSCollectionLayoutGroupCustomItem(frame: CGRect(x: w, y: 0, width: w, height: h)),
              NSCollectionLayoutGroupCustomItem(
                frame: CGRect(x: w, y: h, width: w, height: 2 * h)
              ),
            ]
          }
          group.contentInsets = Insets(leading: 10, trailing: 10)
          return group
        }(),
        spacing: 6
      ),
      counts: [5],
      size: CGSize(width: 320, height: 600),
      frames: [
        "0.0": [10, 0, 150, 120], "0.1": [160, 0, 150, 40], "0.2": [160, 40, 150, 80],
        "0.3": [10, 126, 150, 120], "0.4": [160, 126, 150, 40],
      ]
    ),
    Vector(
      id: "V-D20",
      section: section(
        row(
          fw(1),
          a(150),
          (0..<3).flatMap { _ -> [NSCollectionLayoutItem] in
            let pair = column(
              fw(0.25),
              fh(1),
              [item(fw(1), fh(0.5)), item(fw(1), fh(0.5))]
            )
            return [item(fw(0.5), fh(1)), pair, pair]
          }
        ),
        orthogonal: .groupPaging,
        boundary: [boundary("header", .top, fw(1), a(30))]
      ),
      counts: [15, 15],
      size: phone,
      frames: [
        "0.0": [0, 30, 187.5, 150], "0.1": [187.5, 30, 93.75, 75], "0.4": [281.25, 105],
        "0.5": [375, 30, 187.5, 150], "0.10": [750, 30], "1.0": [0, 210, 187.5, 150],
        "header 1.0": [0, 180, 375, 30],
      ]
    ),
    Vector(
      id: "V-D22",
      section: section(
        row(fw(1), e(30), (0..<30).map { _ in item(fw(0.1), fw(0.1), insets: .all(2)) }),
        insets: .all(8)
      ),
      counts: [30, 20],
      size: phone,
      frames: [
        "0.0": [10, 10, 31.9, 31.9], "0.9": [333.1, 10], "0.10": [10, 45.9],
        "0.29": [333.1, 81.8], "1.0": [10, 133.7], "1.19": [333.1, 169.6],
      ],
      extent: 211.5
    ),
    Vector(
      id: "V-D23",
      section: section(
        row(fw(1), e(30), (0..<14).map { _ in item(a(30), a(30), insets: .all(2)) })
      ),
      counts: [14],
      size: phone,
      frames: [
        "0.11": [332, 2, 26, 26], "0.12": [2, 32, 26, 26], "0.13": [32, 32, 26, 26],
      ],
      extent: 60
    ),
    Vector(
      id: "V-D43",
      section: section(
        column(
          fw(1),
          e(400),
          [
            row(
              fw(1),
              a(120),
              [
                item(fw(0.5), fh(1)), column(2, fw(0.25), fh(1), item()),
                column(2, fw(0.25), fh(1), item()),
              ]
            ),
            row(
              fw(1),
              a(120),
              [
                column(2, fw(0.25), fh(1), item()), column(2, fw(0.25), fh(1), item()),
                item(fw(0.5), fh(1)),
              ]
            ),
          ]
        )
      ),
      counts: [11],
      size: CGSize(width: 400, height: 600),
      frames: [
        "0.0": [0, 0, 200, 120], "0.1": [200, 0, 100, 60], "0.4": [300, 60],
        "0.5": [0, 120, 100, 60], "0.9": [200, 120, 200, 120], "0.10": [0, 240, 200, 120],
      ],
      extent: 360
    ),
    Vector(
      id: "V-D44",
      section: section(
        row(
          fw(1),
          fh(0.5),
          [
            column(
              fw(0.75),
              fh(1),
              [[0.25, 0.4, 0.25], [0.4, 0.25, 0.25], [0.25, 0.25, 0.4]].map { fractions in
                row(
                  fw(1),
                  fh(0.3),
                  fractions.map { item(fw($0), fh(1)) },
                  spacing: .fixed(8)
                )
              },
              spacing: .flexible(0)
            ),
            column(3, fw(0.25), fh(1), item(), spacing: 8),
          ]
        ),
        spacing: 8
      ),
      counts: [13],
      size: CGSize(width: 400, height: 600),
      frames: [
        "0.0": [0, 0, 75, 90], "0.1": [83, 0, 120, 90], "0.2": [211, 0, 75, 90],
        "0.3": [0, 105, 120, 90], "0.8": [166, 210, 120, 90], "0.9": [300, 0, 100, 94.667],
        "0.11": [300, 205.333], "0.12": [0, 308, 75, 90],
      ]
    ),
  ]
}
