/// The items of a section, in the form in which they were given.
@usableFromInline
struct SectionItems {
  /// Items that are already built.
  @usableFromInline var built: [AnyItemStorage] = []
  /// Items that were modified as an array; `built` is then empty.
  @usableFromInline var edited: [any AnyItem]?
  /// Items that are built on demand; `built` is then empty.
  @usableFromInline var lazy: AnyLazyItems?

  @inlinable
  init(_ built: [AnyItemStorage] = []) {
    self.built = built
  }

  var count: Int { lazy?.count ?? edited?.count ?? built.count }

  /// All items, built.
  ///
  /// Constant time for built items, otherwise linear.
  var all: [AnyItemStorage] { prefix(count) }

  /// The first `count` items, built.
  func prefix(_ count: Int) -> [AnyItemStorage] {
    if let lazy { return lazy.prefix(count) }
    if let edited { return edited.prefix(count).map(\.anyStorage) }
    return count < built.count ? Array(built.prefix(count)) : built
  }

  /// The items in a range, built.
  func items(in range: Range<Int>) -> [AnyItemStorage] {
    if range.lowerBound == 0 { return prefix(range.upperBound) }
    if let lazy { return lazy.items(in: range) }
    if let edited { return edited[range].map(\.anyStorage) }
    return Array(built[range])
  }

  /// The identifier of an item; does not build it.
  func identifier(at position: Int) -> AnyIdentifier {
    if let lazy { return lazy.identifier(at: position) }
    if let edited { return edited[position].anyIdentifier }
    return built[position].identifier
  }

  /// One item.
  subscript(position: Int) -> AnyItemStorage {
    if let lazy { return lazy.storage(at: position) }
    if let edited { return edited[position].anyStorage }
    return built[position]
  }

  /// The position of the first item with an identifier; builds none.
  func firstIndex(of identifier: AnyIdentifier) -> Int? {
    if let lazy { return lazy.firstIndex(of: identifier) }
    if let edited { return edited.firstIndex { $0.anyIdentifier == identifier } }
    return built.firstIndex { $0.identifier == identifier }
  }

  /// Converts items given in another form to built ones.
  @usableFromInline
  mutating func build() {
    guard edited != nil || lazy != nil else { return }
    self = SectionItems(all)
  }

  /// Converts items modified as an array to built ones; lazy ones stay lazy.
  mutating func endEditing() {
    if edited != nil { build() }
  }

  /// Appends an item; lazy items are built first.
  @inlinable
  mutating func append(_ item: AnyItemStorage) {
    build()
    built.append(item)
  }

  /// Appends items; lazy items are built first.
  @inlinable
  mutating func append(contentsOf items: some Collection<AnyItemStorage>) {
    build()
    built.append(contentsOf: items)
  }
}
