public import Foundation

/// Wheels of rows, of which only the numbers and the choice are there.
open class UIPickerView: UIView {
  /// Gives the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Gives the titles, and is called when the user chooses.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  /// Creates a picker.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The chosen row; -1 if the wheel has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(rows[component] ?? 0, count - 1)
  }

  /// Chooses a row; the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  /// Asks for everything again.
  open func reloadAllComponents() {}

  /// Asks for a wheel again.
  open func reloadComponent(_ component: Int) {}

  /// Simulates that the user chooses a row, which calls the delegate.
  public func simulateSelection(ofRow row: Int, inComponent component: Int) {
    rows[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The size of a picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The size of a picker.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Gives a picker its numbers.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its titles; what is not implemented is as by default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row; nil by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The height of rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
  /// 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
}
