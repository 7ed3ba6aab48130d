#include <expat.h>

/* Newer versions of Expat deprecate these in favour of functions that older versions do not have. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static inline XML_Index listscope_xml_byte_index(XML_Parser parser) {
  return XML_GetCurrentByteIndex(parser);
}
static inline XML_Size listscope_xml_line(XML_Parser parser) {
  return XML_GetCurrentLineNumber(parser);
}
#pragma GCC diagnostic pop
