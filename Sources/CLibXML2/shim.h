#include <libxml/xmlversion.h>
// ICU's headers would clash with those of Foundation; nothing that needs them is used.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
