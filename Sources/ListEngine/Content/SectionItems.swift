/// The items of a section, in the form in which they came.
@usableFromInline
struct SectionItems {
  /// Items that are built.
  @usableFromInline var built: [AnyItemStorage] = []
  /// Items that somebody changed as an array; then nothing is in `built`.
  @usableFromInline var edited: [any AnyItem]?
  /// Items that are built when they are needed; then nothing is in `built`.
  @usableFromInline var lazy: AnyLazyItems?

  @inlinable
  init(_ built: [AnyItemStorage] = []) {
    self.built = built
  }

  var count: Int { lazy?.count ?? edited?.count ?? built.count }

  /// All items, built.
  ///
  /// Constant time for built items, else linear.
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

  /// The identifier of an item; builds none.
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

  /// Brings items that came in another form into that of built ones.
  @usableFromInline
  mutating func build() {
    guard edited != nil || lazy != nil else { return }
    self = SectionItems(all)
  }

  /// Items that were changed as an array, as built ones; lazy ones stay lazy.
  mutating func endEditing() {
    if edited != nil { build() }
  }

  /// Adds an item behind the others; lazy items are built before.
  @inlinable
  mutating func append(_ item: AnyItemStorage) {
    build()
    built.append(item)
  }

  /// Adds items behind the others; lazy items are built before.
  @inlinable
  mutating func append(contentsOf items: some Collection<AnyItemStorage>) {
    build()
    built.append(contentsOf: items)
  }
}
