public import Foundation

/// A picture in a text; it keeps its data and is not drawn.
open class NSTextAttachment: NSObject {
  /// Must be the first property: see `AttributeObject`.
  private let kind = AttributeObjectKind.notCoreFoundation
  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The size of the picture and its distance from the baseline, in points.
  open var bounds = CGRect.zero
  /// The data of a file.
  open var contents: Data?
  /// The type of that file.
  open var fileType: String?
  /// The distance of text from the picture, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// True if a view stands for the attachment.
  open var allowsTextAttachmentView = true

  /// Creates an attachment of the data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates the character of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns whether there are attachments in a part.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value is NSTextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
