import HeadlessUIKit
import Testing

@Suite struct ReusableViewCacheTests {
  private final class Row {}
  private final class Title {}

  private let cache = ReusableViewCache()
  private let key = ObjectIdentifier(Row.self)

  @Test("The view added last is returned first; without one, a view is created (R17)")
  func pop() {
    let made = UIView()
    let empty = cache.pop(key) { made }
    #expect(empty.view === made)
    #expect(empty.isNew)
    let (first, second) = (UIView(), UIView())
    cache.push(first, key)
    let one = cache.pop(key) { made }
    #expect(one.view === first)
    #expect(!one.isNew)
    cache.push(first, key)
    cache.push(second, key)
    #expect(cache.pop(key) { made }.view === second)
    #expect(cache.count(for: key) == 1)
  }

  @Test("A view that is used stays in; without one, a view is created and kept")
  func use() {
    let made = UIView()
    #expect(cache.use(key, create: { made }, { $0 === made }))
    #expect(cache.count(for: key) == 1)
    #expect(cache.use(key, create: { UIView() }, { $0 === made }))
    #expect(cache.cachedViewCount == 1)
  }

  @Test("A cache can be emptied, with views or without (R19, W28)")
  func removeAll() {
    cache.removeAllObjects()
    #expect(cache.cachedViewCount == 0)
    cache.push(UIView(), key)
    cache.push(UIView(), ObjectIdentifier(Title.self))
    cache.removeAllObjects()
    #expect(cache.cachedViewCount == 0)
  }

  @Test("Views of different types are kept separately, those of one type together (R20)")
  func keys() {
    let view = UIView()
    cache.push(view, ObjectIdentifier(Row.self))
    #expect(cache.count(for: ObjectIdentifier(Title.self)) == 0)
    #expect(cache.pop(ObjectIdentifier(Row.self), create: { UIView() }).view === view)
  }
}
