public import HeadlessUIKit

extension AccessibilityElement {
  /// The role of an element for assistive technologies.
  public enum Trait: Hashable {
    /// A button.
    case button
    /// A link.
    case link
    /// A header.
    case header
    /// A search field.
    case searchField
    /// An image.
    case image
    /// Selected.
    case selected
    /// It plays a sound when it is activated.
    case playsSound
    /// A key of a keyboard.
    case keyboardKey
    /// A text that does not change.
    case staticText
    /// A summary of the app's state.
    case summaryElement
    /// Without effect.
    case notEnabled
    /// Often updated.
    case updatesFrequently
    /// It plays or records when it is activated.
    case startsMediaSession
    /// A value that can be changed in steps by two functions.
    case adjustable(increment: () -> Void, decrement: () -> Void)
    /// Touches reach it directly.
    case allowsDirectInteraction
    /// It turns to the next page when it has been read.
    case causesPageTurn
    /// A tab bar.
    case tabBar

    /// A number for each case: functions cannot be compared.
    private var number: Int {
      switch self {
      case .button: 0
      case .link: 1
      case .header: 2
      case .searchField: 3
      case .image: 4
      case .selected: 5
      case .playsSound: 6
      case .keyboardKey: 7
      case .staticText: 8
      case .summaryElement: 9
      case .notEnabled: 10
      case .updatesFrequently: 11
      case .startsMediaSession: 12
      case .adjustable: 13
      case .allowsDirectInteraction: 14
      case .causesPageTurn: 15
      case .tabBar: 16
      }
    }

    /// The trait of a view.
    var viewTrait: UIAccessibilityTraits {
      switch self {
      case .button: .button
      case .link: .link
      case .header: .header
      case .searchField: .searchField
      case .image: .image
      case .selected: .selected
      case .playsSound: .playsSound
      case .keyboardKey: .keyboardKey
      case .staticText: .staticText
      case .summaryElement: .summaryElement
      case .notEnabled: .notEnabled
      case .updatesFrequently: .updatesFrequently
      case .startsMediaSession: .startsMediaSession
      case .adjustable: .adjustable
      case .allowsDirectInteraction: .allowsDirectInteraction
      case .causesPageTurn: .causesPageTurn
      case .tabBar: .tabBar
      }
    }

    /// Returns whether both are the same case, whatever their functions.
    public static func == (left: Trait, right: Trait) -> Bool { left.number == right.number }

    /// A hash of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Something that can be done with an element.
  public struct CustomAction {
    /// The name of the action.
    public var name: String
    /// The picture of the action.
    public var image: UIImage?
    /// Does it; whether it succeeded.
    public var onActivation: () -> Bool

    /// Creates an action.
    public init(name: String, image: UIImage? = nil, onActivation: @escaping () -> Bool) {
      self.name = name
      self.image = image
      self.onActivation = onActivation
    }
  }

  /// A further description of an element.
  public struct CustomContent: Hashable, Sendable {
    /// The importance of a description: when it is read out.
    public enum Importance: Hashable, Sendable {
      /// Only if the user asks for more.
      case `default`
      /// Always.
      case high
    }

    /// The subject of the description.
    public var label: String
    /// The description.
    public var value: String?
    /// The importance of the description.
    public var importance: Importance

    /// Creates a description.
    public init(label: String, value: String? = nil, importance: Importance = .default) {
      self.label = label
      self.value = value
      self.importance = importance
    }
  }
}
