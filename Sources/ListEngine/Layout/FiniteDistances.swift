import Foundation
import HeadlessUIKit

// Distances that are infinite or no number count as 0, as such sizes of rows do. In debug builds a
// message names the list.

/// A value with distances, which an app may have computed from nothing.
protocol FiniteDistances {
  /// The same with 0 for distances that are not finite.
  var withFiniteDistances: Self { get }
}

extension FiniteDistances {
  /// The same with 0 for those of some distances that are not finite.
  func finite(_ distances: WritableKeyPath<Self, CGFloat>...) -> Self {
    var copy = self
    for distance in distances where !copy[keyPath: distance].isFinite {
      copy[keyPath: distance] = 0
    }
    return copy
  }
}

extension CGFloat {
  /// The distance, or 0 if it is not finite.
  var finiteDistance: CGFloat { isFinite ? self : 0 }
}

extension TableAppearance: FiniteDistances {
  var withFiniteDistances: TableAppearance {
    finite(
      \.itemPositionGroupingHeight,
      \.layout.headerToFirstSectionSpacing,
      \.layout.interSectionSpacingWithNoFooter,
      \.layout.interSectionSpacingWithFooter,
      \.layout.sectionHeaderBottomSpacing,
      \.layout.itemSpacing,
      \.layout.itemToSectionFooterSpacing,
      \.layout.lastSectionToFooterSpacing
    )
  }
}

extension FlowAppearance: FiniteDistances {
  var withFiniteDistances: FlowAppearance {
    finite(
      \.spacings.headerToFirstSectionSpacing,
      \.spacings.interSectionSpacing.withFooter,
      \.spacings.interSectionSpacing.noFooter,
      \.spacings.sectionHeaderBottomSpacing,
      \.spacings.itemSpacing,
      \.spacings.rowSpacing,
      \.spacings.rowToSectionFooterSpacing,
      \.spacings.lastSectionToFooterSpacing
    )
  }
}

extension PagedAppearance: FiniteDistances {
  var withFiniteDistances: PagedAppearance {
    var copy = finite(\.peek.value)
    if case .customLeading(let length) = copy.peek.firstItemConfiguration, !length.isFinite {
      copy.peek.firstItemConfiguration = .customLeading(0)
    }
    return copy
  }
}

extension ListView {
  /// Says which distances that the app has set are not finite; in debug builds alone.
  func reportDistances() {
    guard ListMessages.areWanted else { return }
    let layout = placement.description.layoutAppearanceProperties
    let insets = [
      ("occlusion insets", behavior.occlusionInsets),
      ("padding of the layout", layout.bounds?.padding ?? .zero),
    ]
    for (name, value) in insets where !value.isFinite {
      ListMessages.receive(
        "\(messageName) has \(name) of \(value); what is not finite counts as 0."
      )
    }
  }
}
