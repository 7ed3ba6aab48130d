import HeadlessUIKit

/// The field that has the focus: setting it gives the focus to the field, and what the user does sets it.
///
/// ```swift
/// @FocusState var focused: Field?
/// …
/// TextField(text: name).focused(when: $focused, equals: .name)
/// ```
@propertyWrapper
public final class FocusState<Value: Hashable> {
  /// A view that shows a field, and the value of the state while it has the focus.
  private struct BoundView {
    weak var view: UIView?
    let value: Value
  }

  private var views: [ObjectIdentifier: BoundView] = [:]

  /// The value of the field with the focus.
  ///
  /// Set, it makes the view of that field first responder, or ends that another one of its fields is.
  public var wrappedValue: Value {
    didSet { if wrappedValue != oldValue { withViews(self) { $0.showFocus() } } }
  }

  /// Creates a state.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state in which no field has the focus.
  public convenience init<Wrapped>() where Value == Wrapped? {
    self.init(wrappedValue: nil)
  }

  /// Creates a state in which the field does not have the focus.
  public convenience init() where Value == Bool {
    self.init(wrappedValue: false)
  }

  /// Reads and sets whether the field of a value has the focus.
  public func binding<Wrapped>(for value: Wrapped) -> FocusBinding where Value == Wrapped? {
    FocusBinding(self, value, nil)
  }

  /// Reads and sets whether the field has the focus.
  public func binding() -> FocusBinding where Value == Bool { FocusBinding(self, true, false) }

  /// The state, for binding fields to it.
  public var projectedValue: FocusState { self }

  /// Notes the view of a field.
  fileprivate func bind(_ view: UIView, _ value: Value) {
    views = views.filter { $0.value.view != nil }
    views[ObjectIdentifier(view)] = BoundView(view: view, value: value)
  }

  @MainActor
  private func showFocus() {
    if let bound = views.values.first(where: { $0.value == wrappedValue }) {
      bound.view?.becomeFirstResponder()
    } else {
      for bound in views.values where bound.view?.isFirstResponder == true {
        bound.view?.resignFirstResponder()
      }
    }
  }
}

/// Reads and sets whether one field has the focus.
public struct FocusBinding {
  private let read: () -> Bool
  private let write: (Bool) -> Void
  private let bind: (UIView) -> Void

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - value: the state's value while the field has the focus.
  ///   - none: the state's value while it does not.
  init<Value>(_ state: FocusState<Value>, _ value: Value, _ none: Value) {
    read = { state.wrappedValue == value }
    write = { isFocused in
      if isFocused {
        state.wrappedValue = value
      } else if state.wrappedValue == value {
        state.wrappedValue = none
      }
    }
    bind = { state.bind($0, value) }
  }

  /// True if the field has the focus.
  public var isFocused: Bool {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// Gives the focus to a view when the state says so.
  func bind(to view: UIView) { bind(view) }
}

extension TextField {
  /// The field, which has the focus while a state has a value.
  public func focused<Value: Hashable>(
    when state: FocusState<Value?>,
    equals value: Value
  ) -> TextField {
    modify { $0.focusBinding = state.binding(for: value) }
  }

  /// The field, which has the focus while a state is true.
  public func focused(when state: FocusState<Bool>) -> TextField {
    modify { $0.focusBinding = state.binding() }
  }
}
