#include "CResources.h"

static const uint8_t style[] = {
#embed "Pages/Map/map.css"
};

static const uint8_t script[] = {
#embed "Pages/Map/view.js"
    ,
#embed "Pages/Map/levels.js"
    ,
#embed "Pages/Map/cards.js"
    ,
#embed "Pages/Map/screens.js"
    ,
#embed "Pages/Map/pictures.js"
};

CResource cresource_map_style(void) { return (CResource){style, sizeof style}; }

CResource cresource_map_script(void) { return (CResource){script, sizeof script}; }
