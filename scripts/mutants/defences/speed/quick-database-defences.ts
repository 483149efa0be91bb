import type { Mutant } from '../../mutant.ts'

const session = { project: 'server', test: 'test/quick-session.test.ts' } as const

/** These defences stand where the server saves work for each request. */
export const quickDatabaseDefences: readonly Mutant[] = [
  {
    defence: 'quick: a write waits for the beginning of its transaction',
    file: 'server/src/db/preparing-client.ts',
    search: 'if (this.#begun && !isRead(statement))',
    replace: 'if (this.#begun && statement === null)',
    name: 'a transaction begins together with a read, and before a write',
    ...session,
  },
  {
    defence: 'quick: a connection that refuses to begin a transaction is closed',
    file: 'server/src/db/preparing-client.ts',
    search: '() => this.connection.stream.destroy(),',
    replace: '() => {},',
    name: 'a connection that refuses to begin a transaction is closed',
    ...session,
  },
  {
    defence: 'quick: a failed transaction has no effect',
    file: 'server/src/db/quick-session.ts',
    search: "await client.query('rollback')",
    replace: "await client.query('commit')",
    name: 'a transaction takes effect as a whole, and a failed one has no effect',
    ...session,
  },
  {
    defence: 'quick: a joined table without a row is null',
    file: 'server/src/db/row-reader.ts',
    search: 'row[object] = null',
    replace: 'row[object] ??= null',
    name: 'rows are read as Drizzle reads them, also of joined tables without a row',
    ...session,
  },
  {
    defence: 'quick: a transaction ends only when all its statements have answers',
    file: 'server/src/db/together.ts',
    search: '  await Promise.allSettled(sent)\n',
    replace: '',
    name: 'an error is thrown only when the other statements have their answers',
    project: 'server',
    test: 'src/db/together.test.ts',
  },
  {
    defence: 'quick: what a schema does not name stays on the server',
    file: 'server/src/http/answers/compile-answer.ts',
    search: 'const picked: Record<string, unknown> = {}',
    replace: 'const picked: Record<string, unknown> = { ...value }',
    name: 'an answer has the members that its schema names, as parsing gives them',
    project: 'server',
    test: 'src/http/answers/compile-answer.test.ts',
  },
  {
    defence: 'quick: a text stands only where the schema has a text',
    file: 'server/src/http/answers/compile-answer.ts',
    search: 'typeof value === def.type ? value : parse(value)',
    replace: 'value',
    name: 'an answer with another kind of value than its schema says is refused',
    project: 'server',
    test: 'src/http/answers/compile-answer.test.ts',
  },
]
