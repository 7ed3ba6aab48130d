public import Foundation

/// The content that was copied last, within this process.
@preconcurrency @MainActor
open class UIPasteboard {
  /// The pasteboard of the system.
  public static let general = UIPasteboard()

  /// The text; setting it replaces everything.
  open var string: String? {
    didSet { if string != nil { (url, image) = (nil, nil) } }
  }
  /// The address; setting it replaces everything.
  open var url: URL? {
    didSet { if url != nil { (string, image) = (nil, nil) } }
  }
  /// The picture; setting it replaces everything.
  open var image: UIImage? {
    didSet { if image != nil { (string, url) = (nil, nil) } }
  }

  /// True if there is text.
  open var hasStrings: Bool { string != nil }
  /// True if there is an address.
  open var hasURLs: Bool { url != nil }
  /// True if there is a picture.
  open var hasImages: Bool { image != nil }
}
