/** The build for installations that run everything themselves has the value true. */
declare const __EMBEDDED__: boolean
