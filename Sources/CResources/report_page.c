#include "CResources.h"

static const uint8_t style[] = {
#embed "Pages/palette.css"
    ,
#embed "Pages/Report/page.css"
};

static const uint8_t script[] = {
#embed "Pages/Report/list.js"
    ,
#embed "Pages/Report/detail.js"
    ,
#embed "Pages/Report/keys.js"
};

CResource cresource_report_style(void) { return (CResource){style, sizeof style}; }

CResource cresource_report_script(void) { return (CResource){script, sizeof script}; }
