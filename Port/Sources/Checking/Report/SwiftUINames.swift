/// The names of SwiftUI, some of which an app could have for types of its own.
enum SwiftUINames {
  /// True for a file that imports SwiftUI.
  static func areUsed(in text: String) -> Bool { text.contains("import SwiftUI") }

  /// Types and functions that views, styles and modifiers are written with.
  static let all: Set = [
    "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "Group", "ForEach", "Text",
    "Image", "Label", "Button", "Toggle", "Slider", "Stepper", "Picker", "DatePicker",
    "ColorPicker", "TextField", "SecureField", "TextEditor", "Menu", "Link", "ShareLink",
    "ProgressView", "Gauge", "List", "Form", "Section", "Table", "Grid", "GridRow", "GridItem",
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid",
    "ScrollView", "ScrollViewReader", "GeometryReader", "GeometryProxy", "Spacer", "Divider",
    "NavigationView", "NavigationStack", "NavigationLink", "NavigationPath", "NavigationSplitView",
    "TabView", "Tab", "OutlineGroup", "DisclosureGroup", "GroupBox", "ControlGroup",
    "LabeledContent",
    "AsyncImage", "ContentUnavailableView", "TimelineView", "Canvas", "ViewThatFits", "AnyLayout",
    "Shape", "Path", "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "Color",
    "Font", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "Material",
    "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle",
    "TextFieldStyle", "ProgressViewStyle", "State", "StateObject", "ObservedObject", "Binding",
    "Bindable", "Environment", "EnvironmentObject", "EnvironmentKey", "EnvironmentValues", "Entry",
    "AppStorage", "SceneStorage", "Namespace", "GestureState", "ScaledMetric", "FetchRequest",
    "PreferenceKey", "Animation", "AnyTransition", "Transaction", "withAnimation", "Angle",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "UnitPoint", "EdgeInsets", "Edge",
    "Alert", "ActionSheet", "ToolbarItem", "ToolbarItemGroup", "DragGesture", "TapGesture",
    "LongPressGesture", "MagnificationGesture", "App", "Scene", "WindowGroup", "PreviewProvider",
    "ColorScheme", "DynamicTypeSize", "UIHostingController", "UIHostingConfiguration",
    "UIViewRepresentable", "UIViewControllerRepresentable", "LocalizedStringKey",
  ]
}
