import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Frames derived from the rules of the specification.
struct DerivedVectorTests {
  @Test("The frames follow from the rules", arguments: rows + nestings + sections)
  func frames(_ vector: Vector) throws {
    let layout = vector.layout
    #expect(layout.errors.isEmpty)
    try expectFrames(layout, vector.frames)
    if let extent = vector.extent { #expect(abs(layout.extent - extent) < 0.001) }
  }

  static let phone = CGSize(width: 375, height: 812)

  /// Rows, columns, spacing.
  static let rows = [
    Vector(
      id: "T2",
      section: section(row(fw(1), fw(0.2), [item(fw(0.2), fh(1))])),
      counts: [94],
      size: phone,
      frames: ["0.0": [0, 0, 75, 75], "0.7": [150, 75, 75, 75], "0.93": [225, 1350, 75, 75]],
      extent: 0.2 * 375 * 19
    ),
    Vector(
      id: "V-D01",
      section: section(row(fw(1), fw(0.2), [item(fw(0.2), fh(1), insets: .all(5))])),
      counts: [7],
      size: CGSize(width: 320, height: 568),
      frames: [
        "0.0": [5, 5, 54, 54], "0.1": [69], "0.4": [261], "0.5": [5, 69, 54, 54],
      ],
      extent: 128
    ),
    Vector(
      id: "V-D02",
      section: section(
        row(2, fw(1), a(44), item(), spacing: 10),
        insets: Insets(leading: 10, trailing: 10),
        spacing: 10
      ),
      counts: [5],
      size: phone,
      frames: [
        "0.0": [10, 0, 172.5, 44], "0.1": [192.5, 0, 172.5, 44], "0.2": [10, 54],
        "0.4": [10, 108, 172.5, 44],
      ],
      extent: 152
    ),
    Vector(
      id: "a count group's estimate is divided as a fixed length is, and stays",
      section: section(column(2, fw(1), e(100), item(fw(1), e(100)))),
      counts: [3],
      size: CGSize(width: 300, height: 600),
      frames: ["0.0": [0, 0, 300, 50], "0.1": [0, 50, 300, 50], "0.2": [0, 100, 300, 50]],
      extent: 200
    ),
    Vector(
      id: "V-D08",
      section: section(row(fw(1), a(50), [item(a(60), fh(1))], spacing: .flexible(10))),
      counts: [6],
      size: CGSize(width: 300, height: 600),
      frames: [
        "0.0": [0], "0.1": [80], "0.2": [160], "0.3": [240], "0.4": [0, 50, 60, 50],
        "0.5": [80, 50, 60, 50],
      ]
    ),
    Vector(
      id: "V-D10",
      section: section(
        row(fw(1), a(50), [item(a(84), fh(1), edges: edges(.fixed(8), nil, .fixed(8)))])
      ),
      counts: [4],
      size: CGSize(width: 300, height: 600),
      frames: ["0.0": [8, 0, 84, 50], "0.1": [108], "0.2": [208], "0.3": [8, 50, 84, 50]]
    ),
    Vector(
      id: "V-D11",
      section: section(
        row(
          fw(1),
          a(50),
          [item(a(80), fh(1), edges: edges(.fixed(4)))],
          spacing: .fixed(10)
        )
      ),
      counts: [4],
      size: CGSize(width: 300, height: 600),
      frames: ["0.0": [4], "0.1": [98], "0.2": [192], "0.3": [4, 50, 80, 50]]
    ),
    Vector(
      id: "V-D13",
      section: edged,
      counts: [3],
      size: phone,
      frames: ["0.0": [25, 0, 150, 60], "0.1": [200, 0, 150, 60], "0.2": [25, 70, 150, 60]]
    ),
    Vector(
      id: "V-D14",
      section: edged,
      counts: [2],
      size: CGSize(width: 100, height: 812),
      frames: ["0.0": [2], "0.1": [58]]
    ),
    Vector(
      id: "V-D16",
      section: section(
        column(fw(1), a(300), [item(fw(1), a(90))], spacing: .fixed(10)),
        spacing: 20
      ),
      counts: [5],
      size: CGSize(width: 200, height: 600),
      frames: [
        "0.0": [0, 0], "0.1": [0, 100], "0.2": [0, 200], "0.3": [0, 320], "0.4": [0, 420],
      ],
      extent: 620
    ),
    Vector(
      id: "V-D17",
      section: section(
        column(a(80), fh(1), [item(fw(1), a(90))], spacing: .fixed(10)),
        insets: Insets(top: 5, leading: 7, bottom: 5, trailing: 9),
        spacing: 20
      ),
      counts: [5],
      size: CGSize(width: 200, height: 310),
      configuration: configuration(direction: .horizontal),
      frames: ["0.0": [7, 5, 80, 90], "0.2": [7, 205], "0.3": [107, 5, 80, 90]],
      extent: 196
    ),
    Vector(
      id: "V-D38 exact",
      section: section(row(fw(1), a(30), [item(fw(1 / 3), fh(1))])),
      counts: [4],
      size: CGSize(width: 320, height: 300),
      frames: ["0.0": [0], "0.1": [106.667], "0.2": [213.333], "0.3": [0, 30]]
    ),
    Vector(
      id: "V-D38 @2x",
      section: section(row(fw(1), a(30), [item(fw(1 / 3), fh(1))])),
      counts: [4],
      size: CGSize(width: 320, height: 300),
      rounding: .scale(2),
      frames: ["0.0": [0, 0, 106.5], "0.1": [106.5], "0.2": [213], "0.3": [0, 30]]
    ),
    Vector(
      id: "V-D40",
      section: section(
        {
          let group = Group.horizontal(
            layoutSize: size(fw(1), a(30)),
            repeatingSubitem: item(fw(0.2), fh(1)),
            count: 3
          )
          group.interItemSpacing = .fixed(5)
          return group
        }()
      ),
      counts: [4],
      size: CGSize(width: 300, height: 300),
      frames: ["0.0": [0], "0.1": [65], "0.2": [130], "0.3": [0, 30, 60, 30]]
    ),
  ]

  nonisolated(unsafe) static let edged = section(
    row(
      fw(1),
      a(60),
      [
        item(fw(0.4), fh(1), edges: edges(.flexible(0), nil, .flexible(16))),
        item(fw(0.4), fh(1), edges: edges(nil, nil, .flexible(0))),
      ]
    ),
    spacing: 10
  )
}
