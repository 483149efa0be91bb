import pg from 'pg'

type Statement = { text: string; values?: unknown[]; name?: string }
type AnyQuery = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown

/**
 * At most this many statements are prepared, because PostgreSQL stores each of them on each
 * connection.
 */
const mostNames = 300
/** A statement is prepared when its text comes for the third time. */
const usesBefore = 2
const mostCounted = 3000

export class StatementNames {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** Returns undefined while the statement has no name. */
  find(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostNames) return known
    const used = this.#uses.get(text) ?? 0
    if (used < usesBefore) {
      // The counts are cleared, because texts that contain lists of many lengths could fill the
      // memory.
      if (this.#uses.size >= mostCounted) this.#uses.clear()
      this.#uses.set(text, used + 1)
      return undefined
    }
    this.#uses.delete(text)
    const name = `recurring_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

const namesOfProcess = new StatementNames()

/**
 * A connection that prepares frequent statements of this process. PostgreSQL then parses such a
 * statement once on each connection, which halves the database's work for a short statement. A
 * statement with a name of its own keeps that name. A statement with the empty name is planned each
 * time. A statement leaves without waiting for earlier answers, and all statements of one task
 * leave in one write. PostgreSQL still runs one statement after the other.
 */
export class PreparingClient extends pg.Client {
  readonly #ask: AnyQuery
  #begun: Promise<unknown> | null = null
  #isGathering = false

  constructor(config?: pg.ClientConfig, names = namesOfProcess) {
    super({ ...config, pipeline: true })
    this.#ask = this.query.bind(this)
    const query: AnyQuery = (statement, values, ...rest) =>
      this.#send(withName(names, statement, values), values, ...rest)
    this.query = query as typeof this.query
  }

  /**
   * Begins a transaction together with its first statement if that statement only reads. Any other
   * first statement waits: if `begin` failed, the statement would take effect outside of a
   * transaction. For the same reason, a connection that refuses to begin is closed.
   */
  begin(): Promise<unknown> {
    const begun = this.query('begin')
    this.#begun = begun
    begun.then(
      () => {
        if (this.#begun === begun) this.#begun = null
      },
      () => this.connection.stream.destroy(),
    )
    return begun
  }

  #send(...[statement, ...rest]: Parameters<AnyQuery>): unknown {
    this.#gather()
    if (this.#begun && !isRead(statement)) return this.#begun.then(() => this.#ask(statement, ...rest))
    return this.#ask(statement, ...rest)
  }

  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : Object(statement).text
  return typeof text === 'string' && /^\s*select\s/i.test(text)
}

/** The protocol names only statements with values. */
function withName(names: StatementNames, statement: unknown, values: unknown): unknown {
  if (!isNameless(statement) || !Array.isArray(values ?? statement.values)) return statement
  const name = names.find(statement.text)
  return name === undefined ? statement : { ...statement, name }
}

function isNameless(statement: unknown): statement is Statement {
  const isText = typeof statement === 'object' && statement !== null && 'text' in statement
  return (
    isText &&
    typeof statement.text === 'string' &&
    !('submit' in statement) &&
    (statement as Statement).name === undefined
  )
}
