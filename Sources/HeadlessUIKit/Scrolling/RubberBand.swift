/// The resistance of content that is dragged beyond an edge.
public enum RubberBand {
  /// The visible displacement for a pull of `pull` points, in a view of `dimension` points.
  ///
  /// b(x) = (1 − 1 / (x c / D + 1)) D with c = 0.55.
  public static func distance(pull: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let distance = (1 - 1 / (abs(pull) * 0.55 / dimension + 1)) * dimension
    return pull < 0 ? -distance : distance
  }

  /// The ratio of the content's velocity to the finger's at a pull of `pull` points: 0.55 at the
  /// edge, less beyond; 1 without a view.
  public static func slope(pull: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 1 }
    let share = abs(pull) * 0.55 / dimension + 1
    return 0.55 / (share * share)
  }

  /// The pull with a visible displacement of `distance` points: the inverse of
  /// `distance(pull:dimension:)`.
  ///
  /// Distances above 99 % of `dimension`, which would need extreme pulls, count as 99 %.
  public static func pull(distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = min(abs(distance) / dimension, 0.99)
    let pull = (1 / (1 - share) - 1) * dimension / 0.55
    return distance < 0 ? -pull : pull
  }
}
