#include <babeltrace2/babeltrace.h>
