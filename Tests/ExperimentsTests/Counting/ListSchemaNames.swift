import ListSchema
import Signposts

/// The names of the schema, for comparisons.
enum ListSchemaNames {
  static let intervals = Set(ListSchema.schema.intervals.map(\.name))
  static let fields = ListSchema.schema.intervals.map { ($0.begin + $0.end).map(\.name) }
}
