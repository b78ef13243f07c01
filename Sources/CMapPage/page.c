#include "CMapPage.h"

// Embedded, so that the program can be copied anywhere: a resource bundle traps when its folder is gone.
static const uint8_t style[] = {
#embed "map.css"
};

static const uint8_t script[] = {
#embed "view.js"
    ,
#embed "screens.js"
    ,
#embed "pictures.js"
};

const uint8_t *map_style(void) { return style; }

size_t map_style_length(void) { return sizeof style; }

const uint8_t *map_script(void) { return script; }

size_t map_script_length(void) { return sizeof script; }
