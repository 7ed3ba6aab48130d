import CBabeltrace

/// What a `ctf.fs` source is told.
struct SourceParameters: ~Copyable {
  /// The library's map.
  let pointer: OpaquePointer

  /// Asks for the trace in one folder.
  init(folder: String) throws(LibraryFailure) {
    guard let map = bt_value_map_create() else { throw LibraryFailure("Memory is exhausted.") }
    guard Self.fill(map, folder: folder) else {
      bt_value_put_ref(map)
      throw LibraryFailure("Memory is exhausted.")
    }
    pointer = map
  }

  private static func fill(_ map: OpaquePointer, folder: String) -> Bool {
    var inputs: OpaquePointer?
    return bt_value_map_insert_empty_array_entry(map, "inputs", &inputs)
      == BT_VALUE_MAP_INSERT_ENTRY_STATUS_OK
      && bt_value_array_append_string_element(inputs, folder)
        == BT_VALUE_ARRAY_APPEND_ELEMENT_STATUS_OK
      // Traces whose clocks name no origin could not be merged otherwise.
      && bt_value_map_insert_bool_entry(map, "force-clock-class-origin-unix-epoch", 1)
        == BT_VALUE_MAP_INSERT_ENTRY_STATUS_OK
  }

  deinit {
    bt_value_put_ref(pointer)
  }
}
