#include "CEmbeddedFiles.h"

#include <string.h>

/* Clang embeds files in every version of C, and says each time that the standard does so from C23 on. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char boxes_js[] = {
#embed "Page/boxes.js"
  , 0};
static const char charts_js[] = {
#embed "Page/charts.js"
  , 0};
static const char flames_js[] = {
#embed "Page/flames.js"
  , 0};
static const char report_css[] = {
#embed "Page/report.css"
  , 0};
static const char state_js[] = {
#embed "Page/state.js"
  , 0};
static const char strip_js[] = {
#embed "Page/strip.js"
  , 0};
static const char tables_js[] = {
#embed "Page/tables.js"
  , 0};
static const char timeline_data_js[] = {
#embed "Page/timeline-data.js"
  , 0};
static const char timeline_drawing_js[] = {
#embed "Page/timeline-drawing.js"
  , 0};
static const char timeline_search_js[] = {
#embed "Page/timeline-search.js"
  , 0};
static const char timeline_selection_js[] = {
#embed "Page/timeline-selection.js"
  , 0};
static const char tip_js[] = {
#embed "Page/tip.js"
  , 0};
static const char timeline_parts_js[] = {
#embed "Page/timeline-parts.js"
  , 0};
static const char timeline_legend_js[] = {
#embed "Page/timeline-legend.js"
  , 0};
static const char timeline_js[] = {
#embed "Page/timeline.js"
  , 0};
static const char agreement_sql[] = {
#embed "Fleet/agreement.sql"
  , 0};
static const char clocks_sql[] = {
#embed "Fleet/clocks.sql"
  , 0};
static const char gaps_sql[] = {
#embed "Fleet/gaps.sql"
  , 0};
static const char intervals_sql[] = {
#embed "Fleet/intervals.sql"
  , 0};
static const char left_out_sql[] = {
#embed "Fleet/left_out.sql"
  , 0};
static const char outliers_sql[] = {
#embed "Fleet/outliers.sql"
  , 0};
static const char overview_sql[] = {
#embed "Fleet/overview.sql"
  , 0};
static const char percentiles_sql[] = {
#embed "Fleet/percentiles.sql"
  , 0};
static const char ratios_sql[] = {
#embed "Fleet/ratios.sql"
  , 0};
static const char spark_py[] = {
#embed "Fleet/spark.py"
  , 0};
static const char trend_sql[] = {
#embed "Fleet/trend.sql"
  , 0};
static const char views_sql[] = {
#embed "Fleet/views.sql"
  , 0};
static const char allocations_c[] = {
#embed "Preloading/allocations.c"
  , 0};
static const char waits_c[] = {
#embed "Preloading/waits.c"
  , 0};
static const char session_capture_swift[] = {
#embed "../SessionCapture/SessionCapture.swift"
  , 0};

static const struct {
  const char *path;
  const char *text;
} files[] = {
  {"Page/boxes.js", boxes_js},
  {"Page/charts.js", charts_js},
  {"Page/flames.js", flames_js},
  {"Page/report.css", report_css},
  {"Page/state.js", state_js},
  {"Page/strip.js", strip_js},
  {"Page/tables.js", tables_js},
  {"Page/timeline-data.js", timeline_data_js},
  {"Page/timeline-drawing.js", timeline_drawing_js},
  {"Page/timeline-search.js", timeline_search_js},
  {"Page/timeline-selection.js", timeline_selection_js},
  {"Page/tip.js", tip_js},
  {"Page/timeline-parts.js", timeline_parts_js},
  {"Page/timeline-legend.js", timeline_legend_js},
  {"Page/timeline.js", timeline_js},
  {"Fleet/agreement.sql", agreement_sql},
  {"Fleet/clocks.sql", clocks_sql},
  {"Fleet/gaps.sql", gaps_sql},
  {"Fleet/intervals.sql", intervals_sql},
  {"Fleet/left_out.sql", left_out_sql},
  {"Fleet/outliers.sql", outliers_sql},
  {"Fleet/overview.sql", overview_sql},
  {"Fleet/percentiles.sql", percentiles_sql},
  {"Fleet/ratios.sql", ratios_sql},
  {"Fleet/spark.py", spark_py},
  {"Fleet/trend.sql", trend_sql},
  {"Fleet/views.sql", views_sql},
  {"Preloading/allocations.c", allocations_c},
  {"Preloading/waits.c", waits_c},
  {"Sessions/SessionCapture.swift", session_capture_swift},
};

const char *listscope_embedded_file(const char *path) {
  for (size_t place = 0; place < sizeof files / sizeof *files; place++) {
    if (strcmp(files[place].path, path) == 0) return files[place].text;
  }
  return NULL;
}
