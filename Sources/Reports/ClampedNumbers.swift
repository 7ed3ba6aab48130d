extension Int64 {
  /// The whole number next to a fraction, or the nearest one that there is.
  init(nearest value: Double) {
    self = Int64(exactly: value.rounded()) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }
}
