public import Foundation

extension IndexPath {
  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the item in its section.
  public var item: Int { self[1] }

  /// The index of the section.
  public var section: Int { self[0] }
}
