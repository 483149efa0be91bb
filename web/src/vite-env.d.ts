/** True in the build for installations that run everything themselves; decided at compile time. */
declare const __EMBEDDED__: boolean
