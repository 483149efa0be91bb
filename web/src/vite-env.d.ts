/** True in the page of a trial installation, which runs everything itself. */
declare const __EMBEDDED__: boolean
