import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct StackTests {
  @Test("The defaults of a stack (STK-01)")
  func defaults() {
    let column = Column()
    #expect(column.minimumVerticalSpacing == 0)
    #expect(column.horizontalAlignment == .leading)
    #expect(column.verticalOverflow == .condenseProportionally)
    #expect(column.verticalUnderflow == .spaceEvenly)
    let row = Row()
    #expect(row.minimumHorizontalSpacing == 0)
    #expect(row.verticalAlignment == .top)
    #expect(row.horizontalOverflow == .condenseProportionally)
    #expect(row.horizontalUnderflow == .spaceEvenly)
  }

  @Test("Children follow each other (STK-02, STK-03)", arguments: Modes.all)
  func placing(mode: LayoutMode) {
    let column = Column {
      Fixed(100, 100)
      Fixed(100, 100)
    }
    #expect(column.size(in: .unconstrained, mode) == size(100, 200))
    #expect(column.frames(100, 200, mode) == [rect(0, 0, 100, 100), rect(0, 100, 100, 100)])
  }

  @Test("The least space between children (STK-04)", arguments: Modes.all)
  func spacing(mode: LayoutMode) {
    let row = Row(minimumSpacing: 10) {
      Fixed(100, 100)
      Fixed(100, 100)
    }
    #expect(row.size(in: .unconstrained, mode) == size(210, 100))
    #expect(row.frames(210, 100, mode) == [rect(0, 0, 100, 100), rect(110, 0, 100, 100)])
  }

  @Test(
    "Columns align horizontally (STK-05…08)",
    arguments: [
      (Column.ColumnAlignment.leading, 0, 100), (.trailing, 100, 100), (.fill, 0, 200),
      (.center, 50, 100),
    ] as [(Column.ColumnAlignment, CGFloat, CGFloat)]
  )
  func columns(alignment: Column.ColumnAlignment, x: CGFloat, width: CGFloat) {
    let column = Column(alignment: alignment) { Fixed(100, 100) }
    #expect(column.frames(200, 100) == [rect(x, 0, width, 100)])
  }

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 4 }
  }

  @Test(
    "Rows align vertically (STK-09…14)",
    arguments: [
      (Row.RowAlignment.top, 0, 100), (.center, 50, 100), (.bottom, 100, 100), (.fill, 0, 200),
      (.align(to: VerticalAlignment(Quarter.self)), 25, 100),
    ] as [(Row.RowAlignment, CGFloat, CGFloat)]
  )
  func rows(alignment: Row.RowAlignment, y: CGFloat, height: CGFloat) {
    let row = Row(alignment: alignment) { Fixed(100, 100) }
    #expect(row.frames(100, 200) == [rect(0, y, 100, height)])
  }

  typealias Guide = (ElementDimensions) -> CGFloat
  struct GuideCase: CustomTestStringConvertible, Sendable {
    var id: String
    var row: Row.RowAlignment
    var column: Column.ColumnAlignment
    /// Guides as functions of the length across the stack; nil for the default.
    var guides: [(@Sendable (CGFloat) -> CGFloat)?]
    var cross: CGFloat
    var origins: [CGFloat]
    var testDescription: String { id }
  }

  @Test(
    "Guides align children with each other (STK-15…19)",
    arguments: [
      GuideCase(
        id: "STK-15",
        row: .bottom,
        column: .trailing,
        guides: [{ _ in 0 }, { $0 }, { _ in 0 }],
        cross: 200,
        origins: [100, 0, 100]
      ),
      GuideCase(
        id: "STK-17, 18",
        row: .center,
        column: .center,
        guides: [{ _ in 0 }, nil, { _ in -40 }, { _ in 160 }],
        cross: 300,
        origins: [110, 60, 150, -50]
      ),
      GuideCase(
        id: "STK-19",
        row: .bottom,
        column: .trailing,
        guides: [{ $0 - 10 }, nil, { $0 - 20 }],
        cross: 120,
        origins: [90, 80, 100]
      ),
    ]
  )
  func guides(_ test: GuideCase) {
    var row = Row { $0.verticalAlignment = test.row }
    var column = Column { $0.horizontalAlignment = test.column }
    for guide in test.guides {
      row.add(
        alignmentGuide: guide.map { guide in { guide($0.height) } },
        child: Fixed(100, 100)
      )
      column.add(
        alignmentGuide: guide.map { guide in { guide($0.width) } },
        child: Fixed(100, 100)
      )
    }
    let length = CGFloat(test.guides.count) * 100
    for mode in Modes.all {
      #expect(row.size(in: .unconstrained, mode) == size(length, test.cross))
      #expect(column.size(in: .unconstrained, mode) == size(test.cross, length))
      #expect(row.frames(length, 200, mode).map(\.minY) == test.origins)
      #expect(column.frames(200, length, mode).map(\.minX) == test.origins)
    }
  }

  @Test(
    "A filled stack is as wide as its widest child, unless it is placed (STK-21, STK-22)",
    arguments: [(nil, 1000), (200, 200)] as [(CGFloat?, CGFloat)]
  )
  func cross(limit: CGFloat?, placed: CGFloat) {
    let row = Row(alignment: .fill) { Fixed(100, 100) }
    #expect(row.size(in: limits(nil, limit)).height == 100)
    #expect(row.frames(100, placed) == [rect(0, 0, 100, placed)])
  }

  @Test("Flexible text shares a row (STK-60…63)", arguments: Modes.all)
  func flexibleContents(mode: LayoutMode) {
    func wrapping() -> any Element {
      Measured { constraint in
        let perLine = max(1, min(10, (constraint.width.maximum / 10).rounded(.down)))
        return CGSize(width: 10 * perLine, height: 10 * (10 / perLine).rounded(.up))
      }
    }
    func sizes(_ configure: (inout Row) -> Void) -> [CGSize] {
      var row = Row()
      row.horizontalOverflow = .condenseUniformly
      configure(&row)
      return row.frames(100, 100, mode).map {
        CGSize(width: $0.width.rounded(), height: $0.height.rounded())
      }
    }
    #expect(sizes { $0.add(child: wrapping()) } == [size(100, 10)])
    #expect(
      sizes {
        $0.add(child: wrapping())
        $0.add(child: wrapping())
      } == [size(50, 20), size(50, 20)]
    )
    #expect(
      sizes {
        $0.addFixed(child: Fixed(10, 10))
        $0.add(child: wrapping())
      } == [size(10, 10), size(90, 20)]
    )
  }

  @Test("Fixed children are not squeezed (STK-66)", arguments: Modes.all)
  func fixedOverflow(mode: LayoutMode) {
    let row = Row(
      alignment: .fill,
      underflow: .growUniformly,
      overflow: .condenseUniformly
    ) {
      for _ in 0..<3 { Spacer(10).stackLayoutChild(priority: .fixed) }
      Spacer(10)
    }
    #expect(
      row.frames(20, 10, mode).map(\.size) == [
        size(10, 10), size(10, 10), size(10, 10), size(0, 10),
      ]
    )
  }

  @Test("Each child is asked for its size in few proposals (STK-65)")
  func measurementCounts() {
    var seen: [String: [SizeConstraint]] = [:]
    func leaf(_ name: String, _ measure: @escaping (SizeConstraint) -> CGSize) -> any Element {
      Measured { constraint in
        seen[name, default: []].append(constraint)
        return measure(constraint)
      }
    }
    func row(_ configure: (inout Row) -> Void) -> Row {
      var row = Row()
      row.verticalAlignment = .fill
      row.horizontalUnderflow = .growUniformly
      row.horizontalOverflow = .condenseUniformly
      configure(&row)
      return row
    }
    let outer = row {
      $0.addFixed(child: leaf("20") { _ in size(20, 30) })
      $0.addFixed(child: leaf("21") { _ in size(21, 30) })
      $0.addFlexible(
        child: row {
          $0.addFixed(child: leaf("22") { _ in size(22, 30) })
          $0.addFlexible(
            child: leaf("area") {
              let width = min(1000, $0.maximum.width)
              return size(width, (1000 / width).rounded())
            }
          )
        }
      )
    }
    let plain = LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
    _ = outer.size(in: limits(100, 30), .caffeinated(options: plain))
    #expect(
      seen == [
        "20": [limits(100, 30), limits(20, 30)],
        "21": [limits(100, 30), limits(21, 30)],
        "22": [limits(59, 30), limits(22, 30)],
        "area": [limits(37, 30)],
      ]
    )
  }

  @Test("A fixed child leaves the rest to a flexible one (DRV-13, DRV-14)", arguments: Modes.all)
  func fixedAndFlexible(mode: LayoutMode) {
    let row = Row {
      Fixed(50, 20).stackLayoutChild(priority: .fixed)
      Measured {
        let width = $0.width.constrainedValue ?? 100
        return size(width, (11000 / width).rounded())
      }
    }
    #expect(row.size(in: limits(200, nil), mode) == size(200, 73))
    let fixed = Row {
      Fixed(80, 10).stackLayoutChild(priority: .fixed)
      Fixed(80, 10).stackLayoutChild(priority: .fixed)
    }
    #expect(fixed.frames(100, 10, mode) == [rect(0, 0, 80, 10), rect(80, 0, 80, 10)])
  }

  @Test("A keyed element in a stack is a child with that key")
  func keyed() {
    let row = Row {
      Fixed(1, 1).keyed("a")
      Fixed(1, 1).stackLayoutChild(key: "b")
      Fixed(1, 1)
    }
    #expect(row.children.map(\.key) == ["a", "b", nil])
    #expect(row.layOut(3, 1).children.allSatisfy { $0.element is Fixed })
  }

  @Test(
    "A child that fills any limit makes a stack without a limit endless, at each alignment",
    arguments: Modes.all
  )
  func endless(mode: LayoutMode) {
    let filling = Measured { CGSize(width: $0.widthLimit, height: 44) }
    for alignment in [Column.ColumnAlignment.leading, .center, .trailing, .fill] {
      let column = Column(alignment: alignment) {
        filling
        Fixed(20, 10)
      }
      #expect(column.size(in: .unconstrained, mode) == size(.infinity, 54), "\(alignment)")
    }
    let column = Column(alignment: .leading) {
      Column(alignment: .trailing) {
        filling
        Fixed(20, 10).box()
      }
    }
    var environment = Environment()
    environment.layoutMode = mode
    let tree = MeasuredTree(column, environment)
    #expect(tree.size(in: .unconstrained) == size(.infinity, 54))
    #expect(tree.size(in: SizeConstraint(size(100, 54))) == size(100, 54))
    #expect(column.frames(100, 54, mode) == [rect(0, 0, 100, 54)])
  }

  @Test("Beside a fixed child without an end others are measured, too", arguments: Modes.all)
  func besideEndless(mode: LayoutMode) {
    let row = Row {
      Measured { CGSize(width: $0.widthLimit, height: 44) }.stackLayoutChild(priority: .fixed)
      Measured { CGSize(width: min(80, $0.widthLimit), height: $0.widthLimit < 80 ? 189 : 20) }
    }
    #expect(row.size(in: .unconstrained, mode) == size(.infinity, 44))
  }

  /// A stack that is neither a row nor a column.
  private struct Bar: StackElement {
    var layout = StackLayout(axis: .horizontal, alignment: .center)
    var children: [StackLayout.Child] = []

    init() {
      layout.minimumSpacing = 4
      layout.underflow = .justifyToStart
    }
  }

  @Test("A stack can be made with a layout", arguments: Modes.all)
  func ownStack(mode: LayoutMode) {
    var bar = Bar { bar in
      bar.addFixed(child: Fixed(10, 10))
      bar.addFlexible(child: Fixed(20, 30))
    }
    #expect(bar.size(in: .unconstrained, mode) == size(34, 30))
    #expect(bar.frames(100, 50, mode) == [rect(0, 20, 10, 10), rect(14, 10, 20, 30)])
    bar.layout.underflow = .justifyToEnd
    bar.layout.axis = .vertical
    #expect(bar.frames(50, 100, mode) == [rect(20, 56, 10, 10), rect(15, 70, 20, 30)])
  }

  @Test(
    "The alignments of a layout, along both axes",
    arguments: [
      (StackLayout.Alignment.leading, 0, 100), (.center, 50, 100), (.trailing, 100, 100),
      (.fill, 0, 200), (.align(to: Quarter.self), 25, 100),
    ] as [(StackLayout.Alignment, CGFloat, CGFloat)]
  )
  func ownAlignment(alignment: StackLayout.Alignment, start: CGFloat, length: CGFloat) {
    let layout = StackLayout(axis: .horizontal, alignment: alignment)
    #expect(layout.underflow == .spaceEvenly && layout.overflow == .condenseProportionally)
    #expect(layout.minimumSpacing == 0 && layout.alignment == alignment)
    let row = Laid(layout: layout)
    #expect(row.frames(100, 200) == [rect(0, start, 100, length)])
    if case .align = alignment { return }
    let column = Laid(layout: StackLayout(axis: .vertical, alignment: alignment))
    #expect(column.frames(200, 100) == [rect(start, 0, length, 100)])
  }

  /// A child in a layout, without a stack.
  private struct Laid: Element {
    var layout: StackLayout
    var content: ElementContent {
      ElementContent(layout: layout) {
        $0.add(traits: StackLayout.Traits(growPriority: 0), element: Fixed(100, 100))
      }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
  }
}
