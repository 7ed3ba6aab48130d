/// The files of a list to begin with: a row, a screen, a scenario.
struct SampleList {
  let name: PackageName

  /// The files, with their paths in the target's folder.
  var files: [(path: String, text: String)] {
    [
      ("\(name.typeName)Row.swift", row),
      ("\(name.typeName)Screen.swift", screen),
      ("\(name.typeName)Scenario.swift", scenario),
    ]
  }

  private var row: String {
    """
    import Foundation
    import HeadlessUIKit
    import ListEngine

    /// A row of the list, as an iOS app declares it for Listable.
    struct \(name.typeName)Row: ItemContent, Equatable {
      let number: Int
      var title: String
      var detail: String

      /// The identity of the row across updates. `Equatable` says whether it looks the same.
      var identifierValue: Int { number }

      static func createReusableContentView(frame: CGRect) -> \(name.typeName)RowView {
        \(name.typeName)RowView(frame: frame)
      }

      func apply(
        to views: ItemContentViews<Self>,
        for reason: ApplyReason,
        with info: ApplyItemContentInfo
      ) {
        views.content.titleLabel.text = title
        views.content.detailLabel.text = detail
      }
    }

    /// The view of a row: two labels in a stack. Rows are measured by it, unless their size is fixed.
    final class \(name.typeName)RowView: UIView {
      let titleLabel = UILabel()
      let detailLabel = UILabel()
      private let stack = UIStackView()

      override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.numberOfLines = 0
        stack.axis = .vertical
        stack.spacing = 4
        for label in [titleLabel, detailLabel] { stack.addArrangedSubview(label) }
        addSubview(stack)
      }

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = stack.sizeThatFits(CGSize(width: size.width - 32, height: size.height))
        return CGSize(width: size.width, height: inner.height + 24)
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds.insetBy(dx: 16, dy: 12)
      }
    }

    """
  }

  private var screen: String {
    """
    import Foundation
    import HeadlessUIKit
    import ListEngine

    /// The model behind the list, and how the list shows it.
    struct \(name.typeName)Screen {
      var rows: [\(name.typeName)Row]

      init(count: Int) {
        rows = (0..<count).map { number in
          \(name.typeName)Row(
            number: number,
            title: "Row \\(number)",
            detail: String(repeating: "Something about it. ", count: number % 5 + 1)
          )
        }
      }

      /// Describes the list: what an app passes to `listView.configure`.
      func configure(_ list: inout ListProperties) {
        list.layout = .table { $0.layout.itemSpacing = 8 }
        list("rows") { section in
          section += rows
        }
      }
    }

    """
  }

  private var scenario: String {
    """
    import ListEngine
    import Workloads

    /// The use of the list in a run: its amount of content, its changes, its scrolling.
    struct \(name.typeName)Scenario: Scenario {
      let name = "\(name.text)"
      let summary = "A list of my own"
      /// The default of `--items` is the largest up to 10,000.
      let itemCounts = [1_000, 10_000, 50_000]
      let updates = "one row in a hundred changes every second"
      /// The first is played unless `--gesture` names another one.
      let gestures = [GestureScript.fling, .upDown]

      func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
        \(name.typeName)Session(parameters)
      }
    }

    /// One run: the screen, and how it changes.
    final class \(name.typeName)Session: ScenarioSession {
      private var screen: \(name.typeName)Screen
      private var random: SplitMix64
      private var secondsDone = 0

      init(_ parameters: RunParameters) {
        screen = \(name.typeName)Screen(count: parameters.items)
        // The same seed plays the same run: take every random number from here, and read no clock.
        random = SplitMix64(seed: parameters.seed, scenario: "\(name.text)", stream: .updates)
      }

      /// Called in every frame: the change that is due, if any.
      func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
        guard Int(time) > secondsDone, !screen.rows.isEmpty else { return nil }
        secondsDone = Int(time)
        return ContentUpdate(name: "change") { [self] in
          for _ in 0...screen.rows.count / 100 {
            let index = Int.random(in: screen.rows.indices, using: &random)
            screen.rows[index].title = "Row \\(index), changed after \\(secondsDone) s"
          }
        }
      }

      func configure(_ list: inout ListProperties) { screen.configure(&list) }
    }

    """
  }
}
