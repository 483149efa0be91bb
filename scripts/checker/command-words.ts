import { toAddress } from '@did/domain/hex'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import type { ForeignOptions } from './check-foreign.ts'
import { assertNode, type InstallationOptions } from './find-installation.ts'
import { printFailure } from './print-checked.ts'

export const sharedWords = {
  rpc: { type: 'string' },
  registry: { type: 'string' },
  'from-block': { type: 'string' },
  service: { type: 'string' },
  'ethereum-did-registry': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export type SharedOptions = InstallationOptions & ForeignOptions
type Values = { [name in Exclude<keyof typeof sharedWords, 'help'>]?: string | undefined }

export function readSharedWords(values: Values): SharedOptions {
  const rpc = values.rpc ?? (process.env['RPC_URL'] || 'http://127.0.0.1:8545')
  assertNode(rpc)
  const registry = values['ethereum-did-registry']
  return {
    rpc,
    ...(values.registry !== undefined && { registry: values.registry }),
    fromBlock: values['from-block'] ?? '0',
    serviceDid: values.service === undefined ? '' : readService(values.service),
    ethereumDidRegistry: registry === undefined ? null : toAddress(registry),
  }
}

/** Returns the did:web of the service at an origin. Throws if the text is no origin. */
function readService(origin: string): string {
  const url = URL.parse(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(texts.faults.service)
  return `did:web:${encodeURIComponent(url.host)}`
}

export function readOneSource([source, ...others]: readonly string[]): string {
  if (source === undefined || others.length > 0) throw new Error(texts.faults.oneSource)
  return source
}

/** Runs a command and returns its exit code. For an error, prints the error and returns 2. */
export async function runCommand<Code extends number>(name: string, run: () => Promise<Code>): Promise<Code | 2> {
  try {
    return await run()
  } catch (error) {
    printFailure(tellFailure(error))
    console.error(texts.seeHelp(name))
    return 2
  }
}

/**
 * Node describes a wrong option only in English, with the option's name in quotation marks. This
 * function replaces Node's message by a translated one.
 */
function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : null
  const [, option = ''] = /'(-[^'\s=]+)/.exec(error.message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return texts.faults.noOption(option)
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return texts.faults.optionMisused(option)
  return error.message
}
