/**
 * This is true if this build of the page is for an embedded installation, which runs everything
 * itself.
 */
declare const __EMBEDDED__: boolean
