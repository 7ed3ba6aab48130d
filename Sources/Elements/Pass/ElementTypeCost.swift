/// The cost of the elements of one type in one step of a host.
public struct ElementTypeCost {
  /// The type.
  public let type: any Any.Type
  /// The number of elements that were visited, each once while it is measured and laid out.
  public internal(set) var elements = 0
  /// The number of times that they were measured.
  public internal(set) var measured = 0
  /// The number of times that their sizes were requested and known.
  public internal(set) var cached = 0
  /// The time that measuring them took, without the elements in them, in nanoseconds.
  public internal(set) var measureNs: Int64 = 0
  /// The time that placing what is in them took, without the elements in them, in nanoseconds.
  public internal(set) var layoutNs: Int64 = 0
  /// The time that updating their views took, without those in them, in nanoseconds.
  public internal(set) var viewsNs: Int64 = 0

  init(type: any Any.Type) {
    self.type = type
  }

  mutating func add(_ other: ElementTypeCost) {
    elements += other.elements
    measured += other.measured
    cached += other.cached
    measureNs += other.measureNs
    layoutNs += other.layoutNs
    viewsNs += other.viewsNs
  }
}
