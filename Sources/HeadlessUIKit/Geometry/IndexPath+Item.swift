public import Foundation

extension IndexPath {
  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    // From a list of both, Foundation would allocate it, and take four times as long.
    self.init(index: section)
    append(item)
  }

  /// Creates the path of a row of a table in a section.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row of a table in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the path of a row of a table in a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
  /// The index of the row of a table in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
}
