import pg from 'pg'
import {
  DrizzleQueryError,
  fillPlaceholders,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
  PgDialect,
  PgPreparedQuery,
  type PreparedQueryConfig,
  type Query,
  type SelectedFields,
} from './drizzle.ts'
import { PreparingClient } from './preparing-client.ts'
import { createRowReader, type JoinedTables } from './row-reader.ts'

type NoSchema = Record<string, never>
type Client = pg.Pool | pg.PoolClient

const dialect = new PgDialect()

export function openQuickDatabase(client: Client): NodePgDatabase<NoSchema> {
  return new NodePgDatabase(dialect, new QuickSession(client), undefined)
}

class QuickSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #client: Client

  constructor(client: Client) {
    super(client, dialect, undefined)
    this.#client = client
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFields | undefined,
    name: string | undefined,
  ) {
    return new QuickQuery<T>(this.#client, query, { fields, name })
  }

  /**
   * Runs a transaction on this session's connection. A session over a pool cannot run one, because
   * each statement of a pool may get another connection.
   */
  override async transaction<Result>(run: (tx: NodePgTransaction) => Promise<Result>): Promise<Result> {
    const client = this.#client
    if (!(client instanceof PreparingClient)) throw new Error('A transaction needs a connection of its own')
    const begun = client.begin()
    try {
      const result = await run(new NodePgTransaction(dialect, this, undefined))
      await begun
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

/**
 * `execute` sends the statement before it returns, so that the statements of several calls leave in
 * the order of the calls.
 */
class QuickQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  /**
   * Drizzle sets this member of a select or an update with joins after Drizzle has made the
   * statement.
   */
  declare joinsNotNullableMap: JoinedTables
  readonly #client: Client
  readonly #statement: pg.QueryConfig
  readonly #fields: SelectedFields | undefined
  #readRow: ((values: unknown[]) => object) | undefined

  constructor(
    client: Client,
    query: Query,
    { fields, name }: { fields: SelectedFields | undefined; name: string | undefined },
  ) {
    super(query, undefined, undefined)
    this.#client = client
    this.#fields = fields
    this.#statement = {
      text: query.sql,
      types,
      ...(name !== undefined && { name }),
      ...(fields && { rowMode: 'array' }),
    }
  }

  override async execute(values: Record<string, unknown> = {}): Promise<T['execute']> {
    const filled = fillPlaceholders(this.query.params, values)
    const result = await this.#client.query(this.#statement, filled).catch((cause) => {
      throw new DrizzleQueryError(this.query.sql, filled, cause)
    })
    if (!this.#fields) return result
    this.#readRow ??= createRowReader(this.#fields, this.joinsNotNullableMap)
    return result.rows.map(this.#readRow)
  }
}

/**
 * Drizzle's columns read times and lists of numbers from PostgreSQL's text, so the driver must not
 * parse them.
 */
const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
const readAsText: ReadonlySet<number> = new Set([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, 1115, 1182, 1185, 1187, 1231])
const asText = (text: string) => text
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (readAsText.has(id) ? asText : pg.types.getTypeParser(id, format)),
}
