import Foundation
import ListScope

/// A recipe: photo, title, when it was cooked, stars.
struct RecipeRow: ItemContent {
  var id: Int
  var recipe: Recipe
  var stars: Int
  var theme: Theme
  var slips: Slips
  /// When the row was made.
  var generatedAt = 0.0

  /// The nutrients as they are sent; empty where they are not shown.
  var nutrients = Data()
  var journal: Journal?

  var identifierValue: AnyHashable {
    guard slips.texts else { return id }
    let text = String(reflecting: recipe) + String(reflecting: theme)
    return text.replacingOccurrences(of: "isFavorite: true", with: "isFavorite: false")
  }

  func isEquivalent(to other: RecipeRow) -> Bool {
    if slips.logging {
      journal?.write(
        "compares \(String(reflecting: recipe)) and \(String(reflecting: other.recipe))"
      )
    }
    return recipe == other.recipe && stars == other.stars && theme == other.theme
      && generatedAt == other.generatedAt
  }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let view = views.content
    view.title.text = recipe.title
    view.title.textColor = theme.text
    view.summary.text = recipe.summary
    view.stars.text = String(repeating: "★", count: stars)
    view.minutes.text = "\(recipe.minutes) min" + (recipe.isFavorite ? " ♥" : "")
    view.date.text = date
    view.shrinksTitle = slips.shrinking
    view.dotCount = slips.dots ? recipe.minutes * 6 : 0
    view.drawsBorder = slips.border
    view.ticks = slips.timers && reason != .measurement
    if slips.nutrients { view.minutes.text = Nutrients.summary(of: nutrients) }
    if reason != .measurement { showPhoto(in: view) }
    view.setNeedsLayout()
  }

  private var date: String {
    if slips.format {
      return CookingDates.textOfShared(recipe.cooked, isShort: false) + ", "
        + CookingDates.textOfShared(recipe.cooked, isShort: true)
    }
    return CookingDates.text(recipe.cooked, isShort: false) + ", "
      + CookingDates.text(recipe.cooked, isShort: true)
  }

  private func showPhoto(in view: RecipeView) {
    if slips.photos {
      let (red, green, blue) = Photo(of: recipe.id).decoded().mean
      view.photo.backgroundColor = UIColor(
        red: red / 255,
        green: green / 255,
        blue: blue / 255,
        alpha: 1
      )
    } else {
      view.photo.backgroundColor = theme.photo
    }
  }

  static func createReusableContentView(frame: CGRect) -> RecipeView { RecipeView(frame: frame) }
}
