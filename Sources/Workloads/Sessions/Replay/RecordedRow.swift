import Foundation
public import HeadlessUIKit
public import ListEngine

/// A row of a recording, which shows text of the same length and script in as many labels.
public struct RecordedRow: ItemContent, Equatable {
  /// The hash of the recorded identifier.
  public let identifierValue: UInt64
  /// The name of the recorded type.
  public let typeName: String
  /// The number of times that an update changed how the row looks.
  public let version: Int
  /// True if the size was given, not measured.
  public let isFixed: Bool
  /// The size in points, as it was recorded; of a row that was never on screen, that of others.
  public let size: CGSize
  /// The labels, without their text.
  public let labels: [SessionLabel]

  /// Compares everything but the size, which layouts know.
  public static func == (left: RecordedRow, right: RecordedRow) -> Bool {
    left.identifierValue == right.identifierValue && left.version == right.version
      && left.typeName == right.typeName
  }

  /// Creates a view.
  public static func createReusableContentView(frame: CGRect) -> RecordedRowView {
    RecordedRowView(frame: frame)
  }

  /// Shows the labels.
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(labels, version: version)
  }
}

/// The labels of a recorded row, below each other.
public final class RecordedRowView: UIView {
  private static let margin: CGFloat = 8

  private var lines: [UILabel] = []

  /// Shows text in labels.
  func show(_ labels: [SessionLabel], version: Int) {
    while lines.count < labels.count {
      let label = UILabel()
      lines.append(label)
      addSubview(label)
    }
    for (index, view) in lines.enumerated() {
      view.isHidden = index >= labels.count
      guard index < labels.count else { continue }
      let label = labels[index]
      view.text = RecordedText.text(label.characters, script: label.script, variant: version)
      view.font = .systemFont(ofSize: label.fontSize)
      view.numberOfLines = label.lines
    }
    setNeedsLayout()
  }

  /// The height of all labels, with margins.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(in: size.width)
    return CGSize(width: size.width, height: heights.reduce(2 * Self.margin, +))
  }

  /// Places the labels below each other.
  public override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.margin
    for (label, height) in zip(lines, heights(in: bounds.width)) {
      label.frame = CGRect(
        x: Self.margin,
        y: y,
        width: max(0, bounds.width - 2 * Self.margin),
        height: height
      )
      y += height
    }
  }

  private func heights(in width: CGFloat) -> [CGFloat] {
    let room = CGSize(width: max(1, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
    return lines.filter { !$0.isHidden }.map { $0.sizeThatFits(room).height }
  }
}

/// A header or footer of a recording.
public struct RecordedHeader: HeaderFooterContent, Equatable {
  /// The name of the recorded type.
  public let typeName: String

  /// Creates a view.
  public static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  /// Shows the name of the type.
  public func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = typeName
  }
}
