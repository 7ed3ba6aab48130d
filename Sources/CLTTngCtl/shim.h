/* The headers of lttng-ctl are included by CLTTngControl alone; this module only carries the link flags. */
