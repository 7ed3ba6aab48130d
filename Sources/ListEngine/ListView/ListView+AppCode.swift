package import HeadlessUIKit
package import ListSchema
import Signposts

// Code of an app that is asked for views and numbers, as a trace shows it.
extension ListView {
  /// Has the app provide and configure the view of an element, inside an interval.
  ///
  /// - Parameters:
  ///   - provider: the function of the app.
  ///   - section: the index of the section.
  ///   - index: the index of the item in its section; 0 for other elements.
  ///   - provide: calls the function.
  /// - Returns: the view.
  package func provideView<View: UIView>(
    _ provider: ListSchema.ViewProvider,
    section: Int,
    index: Int,
    _ provide: () -> View?
  ) -> View? {
    services.signposter.interval(
      .provideView,
      .provideViewBegin(provider: provider, section: section, index: index)
    ) {
      provide()
    } end: { view in
      .provideViewEnd(type: view.map { services.typeNames.number(of: type(of: $0)) } ?? 0)
    }
  }

  /// Has the app's data source count its items, inside an interval.
  ///
  /// - Parameter count: asks it for the number of items of each section.
  /// - Returns: these numbers.
  package func countItems(_ count: () -> [Int]) -> [Int] {
    services.signposter.interval(.countItems) {
      count()
    } end: {
      .countItemsEnd(sections: $0.count, items: $0.reduce(0, +))
    }
  }
}
