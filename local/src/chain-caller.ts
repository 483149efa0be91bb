import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** Who asks: a page or an extension of a browser, or a program on this machine (our server among them), which sends no Origin. */
export type Caller = { kind: 'browser'; origin: string } | { kind: 'program' }
export type GateRules = {
  /** The origin of the installation's own page. */
  pageOrigin: string
  /** `Host` as its callers may write it, so that a name that was pointed at this machine (DNS rebinding) is refused. */
  hosts: readonly string[]
}

/** A wallet asks from an extension's own origin, which no web site can claim. */
const extension = /^(chrome|moz|safari-web)-extension:\/\/[^/]+$/
/** Reading, and sending what was signed elsewhere. */
const open = /^(eth|net|web3)_\w+$/
/** The chain would sign these itself, or skip the signature. */
const signing = /^eth_(sendTransaction|sendTransactionSync|sendUnsignedTransaction|sign\w*)$/
/** The test money of the faucet. */
const forPrograms = new Set(['anvil_setBalance'])

const callSchema = z.looseObject({ method: z.string() })
const callsSchema = z.union([callSchema, z.array(callSchema)])

/** Null for whoever is refused. */
export function identifyCaller({ headers }: Pick<IncomingMessage, 'headers'>, rules: GateRules): Caller | null {
  const { host, origin } = headers
  if (host === undefined || !rules.hosts.includes(host)) return null
  if (origin === undefined) return { kind: 'program' }
  return origin === rules.pageOrigin || extension.test(origin) ? { kind: 'browser', origin } : null
}

/** What a body asks of the chain, which may be several calls; null when one of them is not for this caller. */
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
