import { resolve } from 'node:path'
import { addressSchema } from '@did/domain/hex'
import { privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { developmentChainId } from './chain.ts'
import { type ChainRoles, demoRoles } from './contracts.ts'
import { demoAdministrator, serviceAccount } from './demo-accounts.ts'
import { LaunchFailure } from './launch-failure.ts'

const number = (name: string, { min, max }: { min: number; max: number }) =>
  z.coerce.number().refine((value) => Number.isInteger(value) && value >= min && value <= max, {
    error: `${name} must be a whole number from ${min} to ${max}`,
  })
const url = (name: string, protocol: RegExp, kind: string) => z.url({ protocol, error: `${name} must be ${kind}` })
const web = (name: string) => url(name, /^https?$/, 'an http or https address')
const addressList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
  .pipe(z.array(addressSchema))
const privateKey = z.templateLiteral(
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
  ADMIN_WALLETS: addressList.catch(() => fail('ADMIN_WALLETS must be addresses with commas between')).optional(),
  CHAIN_KEY: privateKey.optional(),
  DATA_DIR: z.string().optional(),
})

export type Settings = {
  port: number
  publicUrl: string
  dataDir: string
  /** Null: ours, embedded. */
  databaseUrl: string | null
  rpcUrl: string | null
  chainId: number | null
  didRegistry: string | null
  /** Who gets which role where we deploy the contracts. */
  roles: ChainRoles
  /** Everything that was set, for the server, which reads it itself. */
  environment: NodeJS.ProcessEnv
}

/** What the person set in the environment (API.md 9); a LaunchFailure names every variable at fault. */
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
    databaseUrl: data.DATABASE_URL ?? null,
    rpcUrl: data.RPC_URL ?? null,
    chainId: data.CHAIN_ID ?? null,
    didRegistry: data.DID_REGISTRY ?? null,
    roles: { admins: data.ADMIN_WALLETS ?? demoRoles.admins, service },
    environment: set,
  }
}

function fail(sentence: string): never {
  throw new LaunchFailure(`${sentence}.`)
}

export type ServerParts = {
  databaseUrl: string
  rpcUrl: string
  chainId: number
  contracts: { didRegistry: string; deployedAtBlock: number } | null
  webDir: string
  /** Set in embedded mode only. */
  demoWalletFile: string | null
}

/** The server's environment. What the person set beside wins; in embedded mode the rest gets values that just work. */
export function serverEnvironment(settings: Settings, parts: ServerParts): NodeJS.ProcessEnv {
  const own = {
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: parts.databaseUrl,
    RPC_URL: parts.rpcUrl,
    CHAIN_ID: String(parts.chainId),
    WEB_DIR: parts.webDir,
    DATA_DIR: settings.dataDir,
  }
  const deployed = parts.contracts && {
    DID_REGISTRY: parts.contracts.didRegistry,
    DID_REGISTRY_BLOCK: String(parts.contracts.deployedAtBlock),
  }
  const demo = parts.demoWalletFile && { EMBEDDED: 'true', DEMO_WALLET_FILE: parts.demoWalletFile }
  const demoDefaults = {
    CHAIN_KEY: serviceAccount.privateKey,
    ADMIN_WALLETS: demoAdministrator.address,
    VERIFIER_POLICY: 'open',
  }
  return { ...(demo ? demoDefaults : {}), ...settings.environment, ...own, ...deployed, EMBEDDED: 'false', ...demo }
}
