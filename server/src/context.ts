import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { type Logger, pino } from 'pino'
import { type Chain, connectChain } from './chain.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase, openPool } from './db/database.ts'
import { type Doorbell, hangDoorbell } from './doorbell.ts'
import { describeError } from './log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type Outside, outside } from './outside.ts'
import { createProofChecks, type ProofChecks } from './proof-checks.ts'

/** What services use. Time and random bytes come only from here, or from PostgreSQL. */
export type Context = {
  config: Config
  pool: pg.Pool
  db: Database
  chain: Chain
  doorbell: Doorbell
  log: Logger
  metrics: Metrics
  outside: Outside
  proofs: ProofChecks
  now: () => Date
  randomBytes: (length: number) => Uint8Array
}

export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const log = overrides.log ?? pino({ level: config.logLevel, base: null })
  const pool =
    overrides.pool ??
    openPool(config.databaseUrl, (error) => log.warn({ error: describeError(error) }, 'database connection lost'))
  return {
    config,
    pool,
    db: openDatabase(pool),
    chain: connectChain(config),
    doorbell: hangDoorbell(pool),
    log,
    metrics: createMetrics(),
    outside,
    proofs: createProofChecks(),
    now: () => new Date(),
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
    ...overrides,
  }
}
