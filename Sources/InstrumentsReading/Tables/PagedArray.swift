/// An array of plain numbers that grows page by page, without ever being copied.
struct PagedArray<Element: BitwiseCopyable>: ~Copyable {
  private static var pageBits: Int { 15 }
  private static var pageCount: Int { 1 << pageBits }

  private var pages: [UnsafeMutablePointer<Element>] = []
  private let filler: Element
  /// The number of elements.
  private(set) var count = 0

  /// Makes an empty array; `filler` stands in places that nothing was put into.
  init(filler: Element) {
    self.filler = filler
  }

  deinit { for page in pages { page.deallocate() } }

  /// The element at a place; the filler where nothing is.
  subscript(place: Int) -> Element {
    place < count ? pages[place >> Self.pageBits][place & (Self.pageCount - 1)] : filler
  }

  /// Puts an element at the end.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ element: Element) {
    set(element, at: count)
  }

  /// Puts an element at a place, beyond the end too.
  ///
  /// - Complexity: O(1) and, beyond the end, O(places in between).
  mutating func set(_ element: Element, at place: Int) {
    while place >> Self.pageBits >= pages.count {
      let page = UnsafeMutablePointer<Element>.allocate(capacity: Self.pageCount)
      page.initialize(repeating: filler, count: Self.pageCount)
      pages.append(page)
    }
    pages[place >> Self.pageBits][place & (Self.pageCount - 1)] = element
    count = max(count, place + 1)
  }
}
