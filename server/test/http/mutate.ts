/**
 * Sends randomly changed copies of a signed message to the server, which must refuse each of them.
 */
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import { expect } from 'vitest'
import { createPick, rounds } from '../rig/seeded-random.ts'
import { type Node, publicUrl } from '../rig/stack.ts'

type Asked = { cookie?: string; body?: string }

/**
 * Calls the app directly instead of over the network, because ten thousand connections would take
 * too long.
 */
export async function ask(node: Node, method: 'GET' | 'PUT' | 'POST', url: string, { cookie, body }: Asked) {
  const headers = { origin: publicUrl, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
  const { statusCode } = await node.app.inject({ method, url, headers, ...(body && { payload: body }) })
  return statusCode
}

const letters = [...'0189abcfxABF"{}[]:,.-+ \\', '\\u0000', '\\ud800', 'null', '1e999', '"__proto__":{},', '\u00e4']

/**
 * Makes one to three random changes in a text. Each change replaces or inserts a letter, removes
 * some characters, or repeats some characters.
 */
export function mutate(text: string, pick: ReturnType<typeof createPick>): string {
  let changed = text
  for (let left = 1 + pick(3); left > 0; left -= 1) {
    const at = pick(changed.length)
    const [before, length] = [changed.slice(0, at), pick(12)]
    changed =
      [
        before + letters[pick(letters.length)] + changed.slice(at + 1),
        before + letters[pick(letters.length)] + changed.slice(at),
        before + changed.slice(at + length),
        changed.slice(0, at + length) + changed.slice(at),
      ][pick(4)] ?? changed
  }
  return changed
}

/**
 * The returned function tells whether a changed text still means the same as the first text. Four
 * changes keep the meaning: another case of hex digits, other white space, further members that the
 * schema does not know, and another notation of a signature's parity.
 */
function createIsSame({ text, schema }: Pick<Call, 'text' | 'schema'>): (changed: string) => boolean {
  const respell = (key: string, value: unknown) => {
    if (typeof value !== 'string' || !/^0x[0-9a-fA-F]*$/.test(value)) return value
    return (key === 'signature' && normalizeWalletSignature(value)) || value.toLowerCase()
  }
  const read = (json: string) => JSON.stringify(schema.parse(JSON.parse(json)), respell)
  const genuine = read(text)
  return (changed) => {
    try {
      return read(changed) === genuine
    } catch {
      return false
    }
  }
}

type Call = {
  method: 'PUT' | 'POST'
  url: string
  /**
   * The JSON text of which changed copies are sent. `schema` is the schema by which the server
   * reads this text, and `wrap` puts the text into the body of the call.
   */
  text: string
  schema: { parse: (value: unknown) => unknown }
  wrap?: (text: string) => string
  change?: typeof mutate
  times?: number
}

/**
 * Fails when the server accepts a changed copy of the call's text that means something else, or
 * answers a copy with an internal error.
 */
export async function askMutated({ node, cookie }: { node: Node; cookie: string | undefined }, call: Call) {
  const { method, url, text, wrap = (changed: string) => changed, change = mutate, times = rounds } = call
  const [pick, isSame] = [createPick(), createIsSame(call)]
  for (let asked = 0; asked < times; ) {
    const changed = change(text, pick)
    if (isSame(changed)) continue
    asked += 1
    const status = await ask(node, method, url, { ...(cookie !== undefined && { cookie }), body: wrap(changed) })
    if (status < 400 || status >= 500) expect.fail(`${status} for ${changed}`)
  }
}
