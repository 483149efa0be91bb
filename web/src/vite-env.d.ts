/** This is true in the build for installations that run everything themselves. */
declare const __EMBEDDED__: boolean
