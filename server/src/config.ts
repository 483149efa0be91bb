import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { contactMessages } from '@did/domain/account/contact-limits'
import { quotas } from '@did/domain/account/quotas'
import { defaultRates, socket, storedBytesPerClient } from '@did/domain/call-limits'
import { toAddress } from '@did/domain/hex'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import { z } from 'zod'
import type { RateLimits } from './http/limits/limit-all-calls.ts'
import { encodeChain, isKeyOfCertificate, readCertificates } from './signing-certificate.ts'

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankToUndefined, schema.optional())

const port = z.coerce.number('a port').int('a port').min(0, 'a port').max(65_535, 'a port')
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'an address (0x and 40 hex digits)')
  .transform(toAddress)
const key = z.templateLiteral(['0x', z.string().regex(/[0-9a-fA-F]{64}/)], 'a key of 32 bytes in hex')
/** A P-256 private key is a number of at least 1 and less than the order of the curve. */
const signingKey = key.refine(isP256Scalar, 'a P-256 key of 32 bytes in hex')
/** A chain of certificates begins with the certificate of SIGNING_KEY. */
const certificates = z.string().transform((pem, { addIssue }) => {
  const chain = readCertificates(pem)
  if (chain === null) addIssue('certificates in PEM')
  return chain ?? z.NEVER
})
const url = (protocol: RegExp, what: string) => z.url({ protocol, error: what })
const proxy = z.string().refine(isNetwork, 'addresses or ranges such as 10.0.0.0/8')
const perSecond = 'a number of requests a second above zero'
const rate = z.coerce.number(perSecond).positive(perSecond)
const gasPerDay = z.coerce.bigint('an amount of gas').nonnegative('an amount of gas')
const aNumber = 'a whole number above zero'
const quota = z.coerce.number(aNumber).int(aNumber).positive(aNumber)
const perHour = 'a number of messages an hour above zero'
const perMinute = 'a number of changes a minute above zero'
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const logLevel = z.enum(logLevels, `one of ${logLevels.slice(0, -1).join(', ')} and ${logLevels.at(-1)}`)

const environmentSchema = z.object({
  PORT: z.preprocess(blankToUndefined, port.default(3000)),
  HOST: z.preprocess(blankToUndefined, z.string().default('127.0.0.1')),
  PUBLIC_URL: url(/^https?$/, 'an http or https address').refine(isOrigin, 'an address without path or query'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'a postgres:// address'),
  RPC_URL: url(/^https?$/, 'an http or https address'),
  PUBLIC_RPC_URL: optional(url(/^https?$/, 'an http or https address')),
  CHAIN_ID: z.coerce.number('a chain id').int('a chain id').positive('a chain id'),
  DID_REGISTRY: address,
  DID_REGISTRY_BLOCK: z.preprocess(blankToUndefined, z.coerce.number('a block number').int().nonnegative().default(0)),
  CHAIN_KEY: optional(key),
  ANCHOR_AFTER_SECONDS: optional(z.coerce.number('a number of seconds').nonnegative('a number of seconds')),
  RELAY_GAS_PER_VERIFIER: z.preprocess(blankToUndefined, gasPerDay.default(5_000_000n)),
  RELAY_GAS_PER_DAY: z.preprocess(blankToUndefined, gasPerDay.default(50_000_000n)),
  ETHEREUM_DID_REGISTRY: optional(address),
  DID_ACCOUNT_FACTORY: optional(address),
  SPONSOR_KEY: optional(key),
  SPONSOR_GAS_PER_DAY: z.preprocess(blankToUndefined, gasPerDay.default(30_000_000n)),
  SPONSOR_RESERVE_GAS: z.preprocess(blankToUndefined, gasPerDay.default(5_000_000n)),
  SPONSOR_GAS_PER_CLIENT: z.preprocess(blankToUndefined, gasPerDay.default(3_000_000n)),
  STORED_BYTES_PER_CLIENT: z.preprocess(blankToUndefined, quota.default(storedBytesPerClient)),
  SIGNING_KEY: optional(signingKey),
  SIGNING_CERTIFICATE: optional(certificates),
  PUSH_KEY: optional(signingKey),
  SMTP_URL: optional(url(/^smtps?$/, 'an smtp:// or smtps:// address')),
  MAIL_FROM: optional(z.email('an e-mail address')),
  ADMIN_WALLETS: z.preprocess(blankToUndefined, z.string().default('').transform(splitList).pipe(z.array(address))),
  VERIFIER_POLICY: z.preprocess(blankToUndefined, z.enum(['open', 'review'], "'open' or 'review'").default('review')),
  DATA_DIR: optional(z.string()),
  METRICS_PORT: optional(port),
  LOG_LEVEL: z.preprocess(blankToUndefined, logLevel.default('info')),
  WEB_DIR: optional(z.string()),
  EMBEDDED: z.preprocess(blankToUndefined, z.enum(['true', 'false', '1', '0'], "'true' or 'false'").default('false')),
  DEMO_WALLET_FILE: optional(z.string()),
  TRUST_PROXY: z.preprocess(blankToUndefined, z.string().default('').transform(splitList).pipe(z.array(proxy))),
  RATE_LIMIT_SIGN_IN: optional(rate),
  RATE_LIMIT_WRITES: optional(rate),
  RATE_LIMIT_READS: optional(rate),
  RATE_LIMIT_MESSAGES: optional(z.coerce.number(perHour).positive(perHour)),
  RATE_LIMIT_HISTORIES: optional(z.coerce.number(perMinute).positive(perMinute)),
  SOCKETS_PER_CLIENT: optional(quota),
  QUOTA_CLAIMS: optional(quota),
  QUOTA_OFF_CHAIN_DIDS: optional(quota),
  QUOTA_SHARES: optional(quota),
  QUOTA_STORED_BYTES: optional(quota),
  QUOTA_WAITING_REQUESTS: optional(quota),
  QUOTA_RENEWALS: optional(quota),
  QUOTA_NOTIFICATIONS: optional(quota),
})
type Environment = z.infer<typeof environmentSchema>
/** A test compares these names with the operating guide. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape)

export type Config = ReturnType<typeof toConfig>

/** The message tells a person which environment variables are wrong and why. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * The ConfigError names all wrong variables without their values, because some values are secret.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) throw new ConfigError(describeFaults(parsed.error, environment))
  assertOwnSponsor(parsed.data)
  assertOwnCertificate(parsed.data)
  assertNoSecretForPages(parsed.data)
  return toConfig(parsed.data)
}

/**
 * If the two keys were the same, the two outboxes would share one account, and could give two
 * transactions the same nonce.
 */
function assertOwnSponsor({ CHAIN_KEY, SPONSOR_KEY }: Environment): void {
  if (!SPONSOR_KEY || SPONSOR_KEY.toLowerCase() !== CHAIN_KEY?.toLowerCase()) return
  throw new ConfigError('The configuration cannot be used: SPONSOR_KEY must be another key than CHAIN_KEY.')
}

/**
 * Wallets refuse a certificate unless it has the key that signs requests and names the host of
 * PUBLIC_URL.
 */
function assertOwnCertificate({ SIGNING_CERTIFICATE, SIGNING_KEY, PUBLIC_URL }: Environment): void {
  const [leaf] = SIGNING_CERTIFICATE ?? []
  if (!leaf) return
  const isOwn = SIGNING_KEY !== undefined && isKeyOfCertificate(SIGNING_KEY, leaf)
  if (isOwn && leaf.checkHost(new URL(PUBLIC_URL).hostname)) return
  throw new ConfigError(
    'The configuration cannot be used: SIGNING_CERTIFICATE must be of SIGNING_KEY and name the host of PUBLIC_URL.',
  )
}

/** Pages get this address of the chain, so it must contain no user name and no password. */
function assertNoSecretForPages({ RPC_URL, PUBLIC_RPC_URL }: Environment): void {
  const { username, password } = new URL(PUBLIC_RPC_URL ?? RPC_URL)
  if (username === '' && password === '') return
  throw new ConfigError(
    PUBLIC_RPC_URL
      ? 'The configuration cannot be used: PUBLIC_RPC_URL must be an address without user and password.'
      : 'The configuration cannot be used: PUBLIC_RPC_URL is not set, and pages must not get the user or the password in RPC_URL.',
  )
}

function toConfig(env: Environment) {
  const embedded = env.EMBEDDED === 'true' || env.EMBEDDED === '1'
  const publicUrl = new URL(env.PUBLIC_URL)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    databaseUrl: env.DATABASE_URL,
    rpcUrl: env.RPC_URL,
    publicRpcUrl: env.PUBLIC_RPC_URL ?? env.RPC_URL,
    isPublicRpcUrlSet: env.PUBLIC_RPC_URL !== undefined,
    chainId: env.CHAIN_ID,
    didRegistry: env.DID_REGISTRY,
    /** The chain index starts to read at this block. */
    didRegistryBlock: env.DID_REGISTRY_BLOCK,
    chainKey: env.CHAIN_KEY,
    /** A batch of attestations is anchored this many seconds after its oldest attestation. */
    anchorAfterSeconds: env.ANCHOR_AFTER_SECONDS ?? (embedded ? 5 : 600),
    /** The gas that relayed revocations may use in any 24 hours. */
    relayGas: { perVerifier: env.RELAY_GAS_PER_VERIFIER, ofAll: env.RELAY_GAS_PER_DAY },
    /** The ERC-1056 registry, in which identities announce keys for other people's software. */
    ethereumDidRegistry: env.ETHEREUM_DID_REGISTRY,
    didAccountFactory: env.DID_ACCOUNT_FACTORY,
    sponsorKey: env.SPONSOR_KEY,
    /** The gas that people's own calls may use in any 24 hours. */
    sponsorGas: { perDay: env.SPONSOR_GAS_PER_DAY, reserve: env.SPONSOR_RESERVE_GAS },
    sponsorGasPerClient: env.SPONSOR_GAS_PER_CLIENT,
    /** The server stores at most this many bytes for the calls of one client on a day (UTC). */
    storedBytesPerClient: env.STORED_BYTES_PER_CLIENT,
    signingKey: env.SIGNING_KEY,
    /**
     * The base64 of each certificate's DER (`x5c`, RFC 7515). The certificate of the signing key
     * comes first.
     */
    signingCertificate: env.SIGNING_CERTIFICATE && encodeChain(env.SIGNING_CERTIFICATE),
    /** The key that identifies this installation to push services (VAPID, RFC 8292). */
    pushKey: env.PUSH_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `did-verification@${publicUrl.hostname}`,
    adminWallets: env.ADMIN_WALLETS,
    verifierPolicy: env.VERIFIER_POLICY,
    dataDir: env.DATA_DIR,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    webDir: env.WEB_DIR,
    embedded,
    /** Only an embedded installation, which is a trial, serves the demo wallet. */
    demoWalletFile: embedded ? env.DEMO_WALLET_FILE : undefined,
    /**
     * The proxies are IP addresses and not a count, because a client that bypasses the proxies
     * could forge any count.
     */
    trustProxy: env.TRUST_PROXY,
    rateLimits: toRateLimits(env, embedded),
    socketsPerClient: env.SOCKETS_PER_CLIENT ?? socket.perClient,
    quotas: toQuotas(env),
    messagesPerHour: env.RATE_LIMIT_MESSAGES ?? contactMessages.perHourAndClient,
    didChangesPerMinute: env.RATE_LIMIT_HISTORIES ?? maximumDidHistory.readsPerMinute,
  }
}

/** In an embedded installation, one limit counts the requests of all kinds. */
function toRateLimits(env: Environment, embedded: boolean): RateLimits {
  const usual = defaultRates[embedded ? 'embedded' : 'production']
  const signIn = env.RATE_LIMIT_SIGN_IN ?? usual.signIn
  const writes = env.RATE_LIMIT_WRITES ?? usual.writes
  const reads = env.RATE_LIMIT_READS ?? usual.reads
  const all = embedded ? Math.max(signIn, writes, reads) : signIn + writes + reads
  return { signIn, writes, reads, all }
}

function toQuotas(env: Environment): typeof quotas {
  return {
    claims: env.QUOTA_CLAIMS ?? quotas.claims,
    offChainDids: env.QUOTA_OFF_CHAIN_DIDS ?? quotas.offChainDids,
    shares: env.QUOTA_SHARES ?? quotas.shares,
    storedBytes: env.QUOTA_STORED_BYTES ?? quotas.storedBytes,
    waitingRequests: env.QUOTA_WAITING_REQUESTS ?? quotas.waitingRequests,
    renewals: env.QUOTA_RENEWALS ?? quotas.renewals,
    notifications: env.QUOTA_NOTIFICATIONS ?? quotas.notifications,
  }
}

function describeFaults(error: z.ZodError, environment: Record<string, string | undefined>): string {
  const faults = error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return environment[name] ? `${name} must be ${message}` : `${name} is not set`
  })
  return `The configuration cannot be used: ${faults.join('; ')}.`
}

function isP256Scalar(key: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(key.slice(2), 'hex'))
    return true
  } catch {
    return false
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '')
}

/** Tells whether a text is an IP address, or an address range smaller than the whole internet. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}
