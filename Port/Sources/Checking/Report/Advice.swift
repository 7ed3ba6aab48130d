/// The words of the article *From iOS* about what is not on Linux.
enum Advice {
  /// The advice on a name, in a file that may be one of SwiftUI; nil for one that the article does not have.
  static func text(_ name: String, inSwiftUI isSwiftUI: Bool = false) -> String? {
    let first = String(name.prefix { $0 != "." })
    let plain = isSwiftUI && SwiftUINames.all.contains(first) ? "SwiftUI" : first
    return rows.first { row in row.names.contains { matches(plain, $0) } }?.text
  }

  /// The advice on an error that names no missing declaration.
  static func ofMessage(_ message: String) -> String? {
    if message.contains("must use a 'required' initializer") { return required }
    if message.contains("cannot be overridden from extension") { return overrides }
    if message.contains(Problem.slowExpression) { return slow }
    if message.contains("Objective-C") || message.contains("#selector") { return selectors }
    return nil
  }

  /// True if a name is the pattern, or begins with it where that ends with a star.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }

  private static let required = "`Content.makeReusable()`"
  private static let slow =
    "its parts in constants with types, `let height: Int = …`, in lines before it"
  private static let overrides = "the function in the class itself"
  private static let selectors =
    "closures: `addAction(UIAction { _ in … })`, recognisers with `init(action:)`"

  /// The rows of the article's table of missing names.
  static let rows: [(names: [String], text: String)] = [
    (
      ["UIPageViewController"],
      "a list with the layout `.paged`, or the page's controller as a child"
    ),
    (["AV*", "MPMoviePlayerController"], "a `UIView` of the same size; nothing is played"),
    (["WK*", "SFSafariViewController"], "a `UIView` of the same size; no page is loaded"),
    (["MK*", "CLLocationManager"], "a `UIView` of the same size; a fixed place for a location"),
    (["UIImagePickerController", "PH*"], "a picture of the app's own, `UIImage(named:)`"),
    (
      ["UIHosting*", "SwiftUI", "View", "State", "ObservedObject", "StateObject", "Binding"],
      "a `UIView` or a content configuration in its place, under `#if !canImport(SwiftUI)`"
    ),
    (
      [
        "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer", "CAMetalLayer", "CATiledLayer",
        "CAScrollLayer", "CATransformLayer",
      ],
      "a `UIView` or a `CALayer` of the same size, `UILabel` for text"
    ),
    (
      ["UIDrag*", "UIDrop*", "NSItemProvider", "UIMenuController", "UIMenuItem"],
      "leave it to iOS, under `#if`"
    ),
    (["Selector"], "a closure, `(Any?) -> Void`"),
    (
      ["UIStoryboard*", "UINib", "performSegue"],
      "`loadView()`, and classes registered in code"
    ),
    (
      ["NSManaged*", "NSFetched*", "NSPersistent*"],
      "a plain class with the same properties, and an array in place of the request"
    ),
    (["CADisplayLink"], "`CADisplayLink(action:)`"),
    (
      ["UIActivityViewController", "MF*", "UIDocument*", "UIPrint*"], "leave it to iOS, under `#if`"
    ),
    (
      [
        "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Published",
        "ObservableObject",
        "AnyPublisher", "Combine",
      ],
      "a closure that the model calls, or `@Observable`"
    ),
  ]
}
