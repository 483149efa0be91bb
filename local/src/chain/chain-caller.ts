import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** A caller of the chain. A program on this machine, such as the server, sends no Origin. */
export type Caller = { kind: 'browser'; origin: string } | { kind: 'program' }
export type GateRules = {
  /** The origin of the installation's own page. */
  pageOrigin: string
  /** The allowed values of `Host`. A foreign name for this machine (DNS rebinding) is refused. */
  hosts: readonly string[]
}

/** A wallet calls from an extension's own origin, which no web site can claim. */
const extension = /^(chrome|moz|safari-web)-extension:\/\/[^/]+$/
/** Methods that only read, or that send transactions signed elsewhere. */
const open = /^(eth|net|web3)_\w+$/
/** Methods by which the chain would sign with its own keys, or skip the signature. */
const signing = /^eth_(sendTransaction|sendTransactionSync|sendUnsignedTransaction|sign\w*)$/
/** The methods that only programs may call. The faucet sets a balance, then mines a block. */
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

/** Returns the calls of a body, or null when this caller may not make one of the calls. */
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
