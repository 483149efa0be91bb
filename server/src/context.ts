import type pg from 'pg'
import { type Logger, pino } from 'pino'
import { type Chain, connectChain } from './chain.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase, openPool } from './db/database.ts'
import { type Doorbell, hangDoorbell } from './doorbell.ts'
import { describeError } from './log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type MailServer, openMailServer } from './outside/mail.ts'
import { type Outside, outside } from './outside/outside.ts'
import { createPasskeyOffer, type PasskeyOffer } from './passkey-offer.ts'
import { createProofChecks, type ProofChecks } from './proof-checks.ts'
import { createRandomBytes } from './random-bytes.ts'

/** Services get the time and random bytes only from here, or from PostgreSQL. */
export type Context = {
  config: Config
  pool: pg.Pool
  db: Database
  chain: Chain
  doorbell: Doorbell
  log: Logger
  metrics: Metrics
  outside: Outside
  mailServer: MailServer | null
  proofs: ProofChecks
  /**
   * Tells whether people can sign up with a passkey, as far as the chain has answered this node.
   */
  passkeyOffer: () => PasskeyOffer
  now: () => Date
  randomBytes: (length: number) => Uint8Array
}

export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const log = overrides.log ?? pino({ level: config.logLevel, base: null })
  const pool =
    overrides.pool ??
    openPool(config.databaseUrl, (error) => log.warn({ error: describeError(error) }, 'database connection lost'))
  const chain = overrides.chain ?? connectChain(config)
  return {
    config,
    pool,
    db: openDatabase(pool),
    chain,
    doorbell: hangDoorbell(pool),
    log,
    metrics: createMetrics(),
    outside,
    mailServer: openMailServer(config),
    proofs: createProofChecks(),
    passkeyOffer: createPasskeyOffer({ config, chain, log }),
    now: () => new Date(),
    randomBytes: createRandomBytes(),
    ...overrides,
  }
}
