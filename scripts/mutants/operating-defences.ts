import type { Mutant } from './mutant.ts'

const health = 'server/src/modules/health/service.ts'
const outage = { project: 'server', test: 'test/outage.test.ts' } as const
const starting = { project: 'server', test: 'test/starting.test.ts' } as const
const page = { project: 'server', test: 'test/page.test.ts' } as const
const edge = { project: 'server', test: 'test/edge.test.ts' } as const

/** What keeps an installation in service while a part of it is away or somebody floods it. */
export const operatingDefences: readonly Mutant[] = [
  {
    defence: 'no window of another site holds the page',
    file: 'server/src/http/security-headers.ts',
    search: "  'cross-origin-opener-policy': 'same-origin',\n",
    replace: '',
    ...page,
    name: 'is served at /about',
  },
  {
    defence: 'the page may not listen to the microphone',
    file: 'server/src/http/security-headers.ts',
    search: '  microphone: null,\n',
    replace: '',
    ...page,
    name: 'is served at /about',
  },
  {
    defence: 'a proxy that the node was not told about is noticed',
    file: 'server/src/http/forwarded.ts',
    search: '    hasWarned = true\n',
    replace: '    return\n',
    project: 'server',
    test: 'test/proxy.test.ts',
    name: 'a node warns once of a proxy that it was not told about',
  },
  {
    defence: 'a flood does not hide from a balancer that the node is well',
    file: 'server/src/http/edge.ts',
    search: 'if (isForOperators(request)) return',
    replace: '',
    ...edge,
    name: 'a balancer hears of a node whatever else comes from its address',
  },
  {
    defence: 'questions to /readyz do not become a flood to the database',
    file: health,
    search: '!asked || Math.abs(at - asked.at) >= 1000',
    replace: 'true',
    ...edge,
    name: 'a flood of questions about a node becomes one question to its database',
  },
  {
    defence: 'a node is unready after ten seconds without its database',
    file: health,
    search: ' && withoutDatabaseMs < readyWithoutDatabaseMs',
    replace: ' && withoutDatabaseMs >= 0',
    ...outage,
    name: 'is not ready once ten seconds have passed',
  },
  {
    defence: 'a moment without the database takes no node out',
    file: health,
    search: 'const readyWithoutDatabaseMs = 10_000',
    replace: 'const readyWithoutDatabaseMs = 1_000',
    ...outage,
    name: 'is not ready once ten seconds have passed',
  },
  {
    defence: 'a busy pool is not mistaken for a database that is away',
    file: 'server/src/modules/events/doorbell-listener.ts',
    search: 'stopping: stopping.signal, onLost, onAnswer }',
    replace: 'stopping: stopping.signal, onLost }',
    ...starting,
    name: 'a node whose pool gives no connection stays ready',
  },
  {
    defence: 'a node that stops is not ready',
    file: health,
    search: ' && !state.isDraining',
    replace: '',
    ...outage,
    name: 'a node that is stopping is not ready',
  },
  {
    defence: 'a node waits for its database instead of ending',
    file: 'server/src/node.ts',
    search: 'if (!isDatabaseAway(error)) throw error',
    replace: 'throw error',
    ...starting,
    name: 'a node that starts without its database serves the page',
  },
  {
    defence: 'no query meets the schema of an older version',
    file: 'server/src/http/handle.ts',
    search: '      assertStarted(app.state, route)\n',
    replace: '',
    ...starting,
    name: 'answers nothing from a database before the migrations are done',
  },
  {
    defence: 'a node is not ready before the migrations are done',
    file: health,
    search: 'return state.hasStarted && ',
    replace: 'return ',
    ...starting,
    name: 'a node is not ready and answers nothing',
  },
]
