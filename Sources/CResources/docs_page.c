#include "CResources.h"

static const uint8_t style[] = {
#embed "Pages/palette.css"
    ,
#embed "Pages/Docs/site.css"
};

static const uint8_t variants_style[] = {
#embed "Pages/Docs/variants.css"
};

static const uint8_t script[] = {
#embed "Pages/Docs/copy.js"
    ,
#embed "Pages/Docs/gallery.js"
    ,
#embed "Pages/Docs/keys.js"
};

CResource cresource_docs_style(void) { return (CResource){style, sizeof style}; }

CResource cresource_docs_variants_style(void) { return (CResource){variants_style, sizeof variants_style}; }

CResource cresource_docs_script(void) { return (CResource){script, sizeof script}; }
