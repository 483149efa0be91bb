import type { Plugin } from 'vite'

/** Parts of zod that no page needs: the way from a schema to a JSON Schema, English messages that our own replace, and values with cycles. */
const unneededFiles = /\/zod\/v4\/(core\/(to-json-schema|json-schema-processors|memoizer)|locales\/en)\.js$/

const classicSchemas = /\/zod\/v4\/classic\/schemas\.js$/

/** Methods of a schema that nobody calls; each keeps a format, a check or a kind of schema alive that is otherwise unused. */
const unneededMethods = [
  ...['email', 'url', 'jwt', 'emoji', 'guid', 'uuid', 'uuidv4', 'uuidv6', 'uuidv7', 'nanoid', 'cuid', 'cuid2', 'ulid'],
  ...['base64', 'base64url', 'xid', 'ksuid', 'ipv4', 'ipv6', 'cidrv4', 'cidrv6', 'e164'],
  ...[
    'datetime',
    'date',
    'time',
    'duration',
    'lowercase',
    'uppercase',
    'slugify',
    'startsWith',
    'endsWith',
    'includes',
  ],
  ...[
    'encode',
    'decode',
    'encodeAsync',
    'decodeAsync',
    'safeEncode',
    'safeDecode',
    'safeEncodeAsync',
    'safeDecodeAsync',
  ],
  ...['validate', 'validateAsync', 'and', 'exactOptional', 'prefault', 'readonly', 'superRefine'],
  ...['multipleOf', 'step', 'safeExtend', 'merge', 'partial', 'exactPartial', 'required'],
  ...['nonoptional', 'catch', 'apply', 'meta', 'isOptional', 'isNullable', 'toLowerCase', 'toUpperCase'],
  ...['finite', 'negative', 'nonpositive', 'keyof', 'catchall', 'passthrough', 'loose', 'rest'],
]

/**
 * Leaves those parts out of the page. Every schema carries methods that refer to them, so a bundler cannot see that nobody
 * calls these; here each becomes a function that says so. It makes a connected page 13 kB (gzip) lighter.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: [unneededFiles, classicSchemas] },
      handler: (code, id) => {
        if (classicSchemas.test(id))
          return withoutJsonSchemas(withoutCompiler(unneededMethods.reduce(refuseMethod, code))) + leftOut
        return id.endsWith('/en.js') ? noMessages : refuseAll(code)
      },
    },
  }
}

const noMessages = 'export default () => ({})'

const leftOut = `
function leftOut() { throw new Error('This part of zod is left out of the page') }`

function refuseAll(code: string): string {
  const names = Array.from(code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm), ([, name]) => name)
  if (names.length === 0) throw changed()
  return [
    // The one that is called: no schema of ours refers to itself.
    ...names.map((name) => `export const ${name} = ${name === 'memoizer' ? '() => undefined' : '() => leftOut'}`),
    leftOut,
  ].join('\n')
}

/** Of a method of one line between braces. */
function refuseMethod(code: string, name: string): string {
  const method = new RegExp(
    `^    (?:async )?${name}(?:: (?:async )?function \\w+)?\\(.*\\) \\{\\n(?: {8}.*\\n)+    \\},$`,
    'm',
  )
  if (!method.test(code)) throw changed()
  return code.replace(method, `    ${name}: leftOut,`)
}

/** The security policy forbids compiling code, and web/src/lib/schema-config.ts tells zod so. */
function withoutCompiler(code: string): string {
  if (!code.includes('$ZodObjectJIT')) throw changed()
  return code.replaceAll('$ZodObjectJIT', '$ZodObject')
}

/** How each kind of schema would become a JSON Schema, which only the server's OpenAPI document needs. */
function withoutJsonSchemas(code: string): string {
  const lines = /^ +inst\._zod\.processJSONSchema = .*;$/gm
  if (!lines.test(code)) throw changed()
  return code.replace(lines, '')
}

function changed(): Error {
  return new Error('zod is built in another way now: look at lean-zod.ts')
}
