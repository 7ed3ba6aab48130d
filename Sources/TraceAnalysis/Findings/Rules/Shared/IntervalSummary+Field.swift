import ListSchema

extension IntervalSummary {
  /// The statistics of a field; nil if no interval has it.
  func field(_ field: FieldName) -> FieldStatistics? {
    fields.first { $0.name == field.name }?.statistics
  }
}
