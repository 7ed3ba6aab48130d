import Foundation
import ListScope

/// The name of a course, and how much of all calories its recipes have.
struct CourseHeader: HeaderFooterContent {
  var course: Course
  var all: [Course]
  var slips: Slips

  func isEquivalent(to other: CourseHeader) -> Bool {
    !slips.totals && course.name == other.course.name && course.calories == other.course.calories
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = "\(course.name) – \(slips.totals ? total : course.calories) kcal"
    views.content.font = .systemFont(ofSize: 20, weight: .bold)
    views.background.backgroundColor = .systemBackground
  }

  private var total: Int {
    let byTitle = Dictionary(grouping: all.flatMap(\.recipes)) { $0.title.lowercased() }
    let most = byTitle.values.map { recipes in recipes.reduce(0) { $0 + $1.calories } }.max() ?? 0
    return course.calories * 100 / max(1, most)
  }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
}

/// The colours of the app.
struct Theme: Equatable {
  var text = UIColor.label
  var photo = UIColor.systemGray4
  var version = 0
}
