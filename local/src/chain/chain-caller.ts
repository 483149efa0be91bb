import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** A caller of the chain. A program on this machine, such as the server, sends no `Origin`. */
export type Caller = { kind: 'browser'; origin: string } | { kind: 'program' }
export type GateRules = {
  /** The origin of the installation's own page. */
  pageOrigin: string
  /**
   * The allowed values of the header `Host`. Any other name that points to this machine is refused
   * (DNS rebinding).
   */
  hosts: readonly string[]
}

/**
 * Matches the origin of a browser's extension, from which a wallet calls. No web site can have such
 * an origin.
 */
const extension = /^(chrome|moz|safari-web)-extension:\/\/[^/]+$/
/** Matches methods that only read, or that send transactions which somebody else has signed. */
const open = /^(eth|net|web3)_\w+$/
/** Matches methods by which the chain would sign with its own keys, or skip the signature. */
const signing = /^eth_(sendTransaction|sendTransactionSync|sendUnsignedTransaction|sign\w*)$/
/**
 * The methods that only programs of this machine may call. The server's faucet sets a balance and
 * then mines a block.
 */
const forPrograms = new Set(['anvil_setBalance', 'evm_mine'])

const callSchema = z.looseObject({ method: z.string() })
const callsSchema = z.union([callSchema, z.array(callSchema)])

/** Identifies the caller of a request. Returns null for a caller that the gate refuses. */
export function identifyCaller({ headers }: Pick<IncomingMessage, 'headers'>, rules: GateRules): Caller | null {
  const { host, origin } = headers
  if (host === undefined || !rules.hosts.includes(host)) return null
  if (origin === undefined) return { kind: 'program' }
  return origin === rules.pageOrigin || extension.test(origin) ? { kind: 'browser', origin } : null
}

/**
 * Returns the calls in the body of a request. Returns null if this caller may not make one of them.
 */
export function parseCalls(caller: Caller, body: string): z.infer<typeof callsSchema> | null {
  const calls = callsSchema.safeParse(parseJson(body)).data ?? null
  return [calls].flat().every((call) => call !== null && isAllowed(caller, call.method)) ? calls : null
}

function isAllowed({ kind }: Caller, method: string): boolean {
  if (kind === 'program' && forPrograms.has(method)) return true
  return open.test(method) && !signing.test(method)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
