import { resolve } from 'node:path'
import { addressSchema } from '@did/domain/hex'
import { type Language, parseLanguages } from '@did/domain/language'
import { privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { developmentChainId } from './chain/chain.ts'
import { type ChainRoles, demoRoles } from './chain/contracts.ts'
import { LaunchFailure } from './launch-failure.ts'

const number = (name: string, { min, max }: { min: number; max: number }) => {
  const error = `${name} must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const url = (name: string, protocol: RegExp, kind: string) => z.url({ protocol, error: `${name} must be ${kind}` })
const web = (name: string) => url(name, /^https?$/, 'an http or https address')
const adminWallets = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
  .refine((entries) => entries.every((entry) => addressSchema.safeParse(entry).success), {
    error: 'ADMIN_WALLETS must be addresses with commas between',
    abort: true,
  })
  .pipe(z.array(addressSchema))
const chainKey = z.templateLiteral(
  ['0x', z.string().regex(/[0-9a-fA-F]{64}/)],
  'CHAIN_KEY must be a key of 32 bytes in hex',
)

const environmentSchema = z.object({
  PORT: number('PORT', { min: 1, max: 65_535 }).default(3000),
  PUBLIC_URL: web('PUBLIC_URL').optional(),
  DATABASE_URL: url('DATABASE_URL', /^postgres(ql)?$/, 'a postgres:// address').optional(),
  RPC_URL: web('RPC_URL').optional(),
  CHAIN_ID: number('CHAIN_ID', { min: 1, max: Number.MAX_SAFE_INTEGER }).optional(),
  DID_REGISTRY: z.string().optional(),
  ADMIN_WALLETS: adminWallets.optional(),
  CHAIN_KEY: chainKey.optional(),
  DATA_DIR: z.string().optional(),
  PAGE_LANGUAGES: z.string().optional(),
})

export type Settings = {
  port: number
  publicUrl: string
  dataDir: string
  languages: readonly Language[]
  /** The address of PostgreSQL, or null when the launcher starts a PostgreSQL of its own. */
  databaseUrl: string | null
  rpcUrl: string | null
  chainId: number | null
  didRegistry: string | null
  /** These wallets get a role from the registry if the launcher deploys the contracts. */
  roles: ChainRoles
  /** All environment variables of the launcher. The server finds its own variables among them. */
  environment: NodeJS.ProcessEnv
}

/**
 * Reads the settings that docs/operating.md describes. Throws a LaunchFailure that names every
 * wrong variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(set)
  if (!parsed.success) return fail(parsed.error.issues.map((issue) => issue.message).join('; '))
  const { data } = parsed
  if (!data.RPC_URL && data.CHAIN_ID !== undefined && data.CHAIN_ID !== developmentChainId)
    return fail(`CHAIN_ID is ${data.CHAIN_ID}, but the embedded chain is ${developmentChainId}: set RPC_URL as well`)
  const service = data.CHAIN_KEY ? privateKeyToAddress(data.CHAIN_KEY) : demoRoles.service
  return {
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    dataDir: resolve(root, data.DATA_DIR ?? '.data'),
    languages: readLanguages(data.PAGE_LANGUAGES),
    databaseUrl: data.DATABASE_URL ?? null,
    rpcUrl: data.RPC_URL ?? null,
    chainId: data.CHAIN_ID ?? null,
    didRegistry: data.DID_REGISTRY ?? null,
    roles: { admins: data.ADMIN_WALLETS ?? demoRoles.admins, service },
    environment: set,
  }
}

function readLanguages(listed: string | undefined): readonly Language[] {
  try {
    return parseLanguages(listed)
  } catch (error) {
    return fail(`PAGE_LANGUAGES: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function fail(sentence: string): never {
  throw new LaunchFailure(`${sentence}.`)
}
