public import Foundation

// Pictures for other states and moving pictures, which are not drawn.
extension UIImageView {
  /// The picture of a highlighted view.
  public var highlightedImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// True if the view is highlighted.
  public var isHighlighted: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The pictures of a film.
  public var animationImages: [UIImage]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The pictures of a film of a highlighted view.
  public var highlightedAnimationImages: [UIImage]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The duration of the film, in seconds.
  public var animationDuration: TimeInterval {
    get { rare(0) }
    set { setRare(newValue) }
  }

  /// The number of times that the film is shown; 0 for no end.
  public var animationRepeatCount: Int {
    get { rare(0) }
    set { setRare(newValue) }
  }

  /// True if the picture grows with the focus.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the film runs.
  public var isAnimating: Bool { rare(false) }
  /// Starts the film.
  public func startAnimating() { setRare(true, "isAnimating") }
  /// Stops the film.
  public func stopAnimating() { setRare(false, "isAnimating") }

  /// Creates a view of pictures, with the size of the first one.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
}
