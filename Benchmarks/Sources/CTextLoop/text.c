#include "CTextLoop.h"

#include <pango/pangocairo.h>

double measure_texts(const char *const *texts, int count, double points, double width) {
  static PangoLayout *layout;
  if (!layout) {
    PangoFontMap *map = pango_cairo_font_map_new();
    PangoContext *context = pango_font_map_create_context(map);
    layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
    pango_font_description_set_absolute_size(font, points * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_font_description_free(font);
  }
  double sum = 0;
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  for (int index = 0; index < count; index++) {
    int text_width, text_height;
    pango_layout_set_text(layout, texts[index], -1);
    pango_layout_get_size(layout, &text_width, &text_height);
    sum += (double)text_height / PANGO_SCALE;
  }
  return sum;
}
