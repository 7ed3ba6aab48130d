/// The style sheet and the scripts of a page, which are files beside this one.
enum PageFiles {
  /// The style sheet.
  static var style: PageCode { PageCode(PackageResources.report_css) }

  /// The scripts, in the order in which they have to run.
  static var scripts: [PageCode] {
    [
      PackageResources.state_js, PackageResources.tables_js, PackageResources.strip_js,
      PackageResources.boxes_js, PackageResources.charts_js,
      PackageResources.timeline_data_js, PackageResources.timeline_drawing_js,
      PackageResources.timeline_search_js, PackageResources.timeline_selection_js,
      PackageResources.timeline_js,
    ].map { PageCode($0) }
  }
}
