#include "CReportPage.h"

// Embedded, so that the program can be copied anywhere: a resource bundle traps when its folder is gone.
static const uint8_t style[] = {
#embed "palette.css"
    ,
#embed "page.css"
};

static const uint8_t script[] = {
#embed "list.js"
    ,
#embed "detail.js"
    ,
#embed "keys.js"
};

const uint8_t *report_style(void) { return style; }

size_t report_style_length(void) { return sizeof style; }

const uint8_t *report_script(void) { return script; }

size_t report_script_length(void) { return sizeof script; }
