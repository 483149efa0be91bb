import { specMessages } from '@did/domain/schema-messages'

/**
 * zod's settings, in the place where it looks for them when it loads: it reads `jitless` as schemas are made, which is before
 * any code of ours could call `z.config`. Without it, zod tries whether it may compile code; the security policy forbids
 * that and would report every try.
 */
Object.assign(globalThis, { __zod_globalConfig: { customError: specMessages, jitless: true } })
