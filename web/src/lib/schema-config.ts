import { specMessages } from '@did/domain/schema-messages'

/**
 * zod reads `jitless` while schemas are made, which is before our code could call `z.config`.
 * Without `jitless`, zod tries to compile code, and the content security policy reports every such
 * attempt.
 */
Object.assign(globalThis, { __zod_globalConfig: { customError: specMessages, jitless: true } })
