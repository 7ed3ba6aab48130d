/// A signpost that another program emits for what an interval measures here.
public struct ForeignSignpost: Hashable, Sendable {
  /// The subsystem that emits it, such as `com.kve.Listable`.
  public let subsystem: String
  /// The category within the subsystem.
  public let category: String
  /// The name within the category.
  public let name: String
  /// The label of the interval by one of its fields: the name of an enumeration's value.
  public let label: Label?
  /// True if it ends only after an animation, so that its time is not the time of the work.
  public let waitsForAnimation: Bool

  /// A field and its value that describe an interval.
  public struct Label: Hashable, Sendable {
    /// The name of the field.
    public let field: String
    /// The name of the value.
    public let value: String
    /// The number of the value.
    public let number: UInt32

    /// States what a field says.
    public init<Value: SignpostEnumeration>(_ field: String, _ value: Value) {
      self.field = field
      self.value = Enumeration.snakeCase(String(describing: value))
      number = UInt32(value.rawValue)
    }
  }

  /// Names a signpost.
  public init(
    subsystem: String,
    category: String,
    name: String,
    label: Label? = nil,
    waitsForAnimation: Bool = false
  ) {
    self.subsystem = subsystem
    self.category = category
    self.name = name
    self.label = label
    self.waitsForAnimation = waitsForAnimation
  }
}
