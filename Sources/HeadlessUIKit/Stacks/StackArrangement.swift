import Foundation

/// The views of a stack and the rules by which they are placed.
@preconcurrency @MainActor
struct StackArrangement {
  let views: [UIView]
  /// The distances between the views; one less than the number of views.
  let spacings: [CGFloat]
  let axis: NSLayoutConstraint.Axis
  let alignment: UIStackView.Alignment
  let distribution: UIStackView.Distribution
  let isBaselineRelative: Bool

  /// The size of the views within a space, whose width a row may have to fill.
  func fittingSize(in room: CGSize, fillsWidth: Bool) -> CGSize {
    let line = line(across: across(room))
    let limit = max(0, along(room))
    let length = fillsWidth && axis == .horizontal ? limit : min(line.length, limit)
    let places = line.places(in: length)
    let sizes = zip(views, places).map { view, place in
      size(along: place.length, across: fittingAcross(view, place.length, in: across(room)))
    }
    if alignsBaselines {
      let baselines = baselines(of: sizes)
      let above = baselines.max() ?? 0
      let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
      return CGSize(width: length, height: min(above + below, max(0, room.height)))
    }
    return size(along: length, across: sizes.map(across).max() ?? 0)
  }

  /// The frames of the views within a rectangle.
  func frames(in room: CGRect) -> [CGRect] {
    let limit = across(room.size)
    let places = line(across: limit).places(in: along(room.size))
    let lengths = zip(views, places).map { view, place in
      alignment == .fill ? limit : fittingAcross(view, place.length, in: limit)
    }
    let sizes = zip(places, lengths).map { size(along: $0.length, across: $1) }
    let starts = starts(of: sizes, in: limit)
    return sizes.indices.map { index in
      let x = axis == .horizontal ? places[index].start : starts[index]
      let y = axis == .horizontal ? starts[index] : places[index].start
      return CGRect(
        origin: CGPoint(x: room.minX + x, y: room.minY + y),
        size: sizes[index]
      )
    }
  }

  private func line(across limit: CGFloat) -> StackLine {
    let sizes = views.map { requestedSize(of: $0, across: limit) }
    return StackLine(
      elements: zip(views, sizes).map { view, size in
        StackLine.Element(
          length: along(size),
          hugging: hugging(of: view, along(size)),
          resistance: view.arrangedShrinkResistance(for: axis)
        )
      },
      spacings: baselineSpacings(sizes),
      distribution: distribution
    )
  }

  /// A view without content grows before all others, as an empty view does under constraints.
  private func hugging(of view: UIView, _ length: CGFloat) -> UILayoutPriority {
    guard length == 0, !(view is UIStackView), along(view.intrinsicContentSize) < 0 else {
      return view.arrangedGrowthResistance(for: axis)
    }
    guard view.autoLayout?.isRegion == true else { return UILayoutPriority(0) }
    guard LayoutRegion(of: view).members.isEmpty else {
      return view.arrangedGrowthResistance(for: axis)
    }
    return view.ownLengthPriority(axis, .lessThanOrEqual)
  }

  /// The distances between the views, where they are measured between baselines.
  private func baselineSpacings(_ sizes: [CGSize]) -> [CGFloat] {
    guard isBaselineRelative, axis == .vertical else { return spacings }
    let baselines = zip(views, sizes).map { $0.baselines(in: $1) }
    return spacings.indices.map { index in
      spacings[index] - (sizes[index].height - baselines[index].last) - baselines[index + 1].first
    }
  }

  /// The size that a view requests, where there is only a limit across the axis.
  private func requestedSize(of view: UIView, across limit: CGFloat) -> CGSize {
    // Text in a row is as wide as it needs, and in a column as high as its width requires.
    guard axis == .vertical, limit < .greatestFiniteMagnitude else {
      return StackMeasuring.size(of: view)
    }
    let width = alignment == .fill ? limit : min(limit, StackMeasuring.size(of: view).width)
    return StackMeasuring.size(of: view, width: width)
  }

  private func fittingAcross(_ view: UIView, _ length: CGFloat, in limit: CGFloat) -> CGFloat {
    let fitting =
      axis == .horizontal
      ? StackMeasuring.size(of: view, width: length).height : StackMeasuring.size(of: view).width
    return min(limit, fitting)
  }

  private var alignsBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// The distances of the aligned baselines from the tops of the views.
  private func baselines(of sizes: [CGSize]) -> [CGFloat] {
    zip(views, sizes).map { view, size in
      let baselines = view.baselines(in: size)
      return alignment == .firstBaseline ? baselines.first : baselines.last
    }
  }

  /// The starts of the views across the axis.
  private func starts(of sizes: [CGSize], in limit: CGFloat) -> [CGFloat] {
    if alignsBaselines {
      let baselines = baselines(of: sizes)
      let lowest = baselines.max() ?? 0
      let overhang = zip(sizes, baselines).map { lowest + $0.height - $1 }.max() ?? 0
      let top = alignment == .firstBaseline ? 0 : limit - overhang
      return baselines.map { top + lowest - $0 }
    }
    return sizes.map { size in
      switch alignment {
      case .fill, .leading, .firstBaseline: 0
      case .center: (limit - across(size)) / 2
      case .trailing, .lastBaseline: limit - across(size)
      }
    }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}
