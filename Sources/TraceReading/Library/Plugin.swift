import CBabeltrace

// Every object of the library has the C type `OpaquePointer` in Swift, and a wrong one crashes.
// The types in this folder exist so that the compiler refuses it; each keeps its pointer private
// to its file or hands it only to its neighbours.

/// A plugin of the library, such as `ctf`.
struct Plugin: ~Copyable {
  private let pointer: OpaquePointer

  /// Finds a plugin by its name.
  init(named name: String) throws(LibraryFailure) {
    var plugin: OpaquePointer?
    let status = bt_plugin_find(name, 1, 0, 1, 1, 0, &plugin)
    guard status == BT_PLUGIN_FIND_STATUS_OK, let plugin else {
      bt_current_thread_clear_error()
      throw LibraryFailure("its plugin `\(name)` is missing; install the package libbabeltrace2-0.")
    }
    pointer = plugin
  }

  deinit {
    bt_plugin_put_ref(pointer)
  }

  /// A class of sources.
  func source(named name: String) throws(LibraryFailure) -> SourceClass {
    guard let found = bt_plugin_borrow_source_component_class_by_name_const(pointer, name) else {
      throw LibraryFailure("it has no source `\(name)`.")
    }
    return SourceClass(pointer: found)
  }

  /// A class of filters.
  func filter(named name: String) throws(LibraryFailure) -> FilterClass {
    guard let found = bt_plugin_borrow_filter_component_class_by_name_const(pointer, name) else {
      throw LibraryFailure("it has no filter `\(name)`.")
    }
    return FilterClass(pointer: found)
  }
}

/// A kind of source. Valid as long as its plugin.
struct SourceClass {
  /// The library's object.
  let pointer: OpaquePointer
}

/// A kind of filter. Valid as long as its plugin.
struct FilterClass {
  /// The library's object.
  let pointer: OpaquePointer
}
