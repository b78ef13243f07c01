#include "CDocsPage.h"

// Embedded, so that the program can be copied anywhere: a resource bundle traps when its folder is gone.
static const uint8_t style[] = {
// The colours are those of the HTML report.
#embed "../CReportPage/palette.css"
    ,
#embed "site.css"
};

static const uint8_t script[] = {
#embed "copy.js"
    ,
#embed "gallery.js"
    ,
#embed "keys.js"
};

const uint8_t *docs_style(void) { return style; }

size_t docs_style_length(void) { return sizeof style; }

const uint8_t *docs_script(void) { return script; }

size_t docs_script_length(void) { return sizeof script; }
