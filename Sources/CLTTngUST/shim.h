/* The headers of lttng-ust are included by CTracepoints alone; this module only carries the link flags. */
