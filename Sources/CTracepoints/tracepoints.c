int listscope_placeholder;
