import type { IncomingMessage } from 'node:http'
import { parseJson } from '@did/domain/parse-json'
import { z } from 'zod'

/**
 * A request without the header `Origin` comes from a program of this machine, such as the server.
 */
export type Caller = { kind: 'browser'; origin: string } | { kind: 'program' }
export type GateRules = {
  pageOrigin: string
  /**
   * The allowed values of the header `Host`. A request with another name is refused, even if this
   * name points to this machine (DNS rebinding).
   */
  hosts: readonly string[]
}

/**
 * Wallets that are browser extensions call the chain from such an origin, and no web site can have
 * one.
 */
const extension = /^(chrome|moz|safari-web)-extension:\/\/[^/]+$/
/**
 * The methods of this pattern only read, or they send a transaction that somebody has already
 * signed. Some make the chain sign, and the pattern `signing` excludes those.
 */
const open = /^(eth|net|web3)_\w+$/
/**
 * For the methods of this pattern, the chain would sign with its own keys, or accept a transaction
 * without a signature.
 */
const signing = /^eth_(sendTransaction|sendTransactionSync|sendUnsignedTransaction|sign\w*)$/
/**
 * Only programs of this machine may call these methods. The server's faucet needs them: it sets a
 * balance and then mines a block.
 */
const forPrograms = new Set(['anvil_setBalance', 'evm_mine'])

const callSchema = z.looseObject({ method: z.string() })
const callsSchema = z.union([callSchema, z.array(callSchema)])

/** Returns null for a caller that the gate refuses. */
export function identifyCaller({ headers }: Pick<IncomingMessage, 'headers'>, rules: GateRules): Caller | null {
  const { host, origin } = headers
  if (host === undefined || !rules.hosts.includes(host)) return null
  if (origin === undefined) return { kind: 'program' }
  return origin === rules.pageOrigin || extension.test(origin) ? { kind: 'browser', origin } : null
}

/**
 * Returns null if the body of the request is malformed, or if this caller may not make one of its
 * calls.
 */
export function parseCalls(caller: Caller, body: string): z.infer<typeof callsSchema> | null {
  const calls = callsSchema.safeParse(parseJson(body)).data ?? null
  return [calls].flat().every((call) => call !== null && isAllowed(caller, call.method)) ? calls : null
}

function isAllowed({ kind }: Caller, method: string): boolean {
  if (kind === 'program' && forPrograms.has(method)) return true
  return open.test(method) && !signing.test(method)
}
