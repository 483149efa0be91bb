import { specMessages } from '@did/domain/schema-messages'

/**
 * zod reads `jitless` while schemas are made, before our code could call `z.config`. Without
 * `jitless`, zod tries to compile code, and the content security policy reports every try.
 */
Object.assign(globalThis, { __zod_globalConfig: { customError: specMessages, jitless: true } })
