import type { Mutant } from '../mutant.ts'

const health = 'server/src/modules/health/service.ts'
const outage = { project: 'server', test: 'test/failures/outage.test.ts' } as const
const starting = { project: 'server', test: 'test/failures/starting.test.ts' } as const
const page = { project: 'server', test: 'test/http/page.test.ts' } as const
const edge = { project: 'server', test: 'test/http/edge.test.ts' } as const

/** Defences of a running node: its page's headers, its limits and its readiness for requests. */
export const operatingDefences: readonly Mutant[] = [
  {
    defence: 'a window of another site cannot control the page',
    file: 'server/src/http/security-headers.ts',
    search: "  'cross-origin-opener-policy': 'same-origin',\n",
    replace: '',
    ...page,
    name: 'is served at /about',
  },
  {
    defence: 'the page cannot use the microphone',
    file: 'server/src/http/security-headers.ts',
    search: '  microphone: null,\n',
    replace: '',
    ...page,
    name: 'is served at /about',
  },
  {
    defence: 'a node warns about an unknown proxy',
    file: 'server/src/http/forwarded.ts',
    search: '    hasWarned = true\n',
    replace: '    return\n',
    project: 'server',
    test: 'test/http/proxy.test.ts',
    name: 'a node warns once about an unknown proxy, without logging an address',
  },
  {
    defence: 'a load balancer learns a node’s state during a flood',
    file: 'server/src/http/edge.ts',
    search: 'if (isUncounted(request)) return',
    replace: '',
    ...edge,
    name: 'a load balancer learns the state of a node even if its address has sent too many requests',
  },
  {
    defence: 'a flood of /readyz calls does not reach the database',
    file: health,
    search: '!asked || Math.abs(at - asked.at) >= 1000',
    replace: 'true',
    ...edge,
    name: 'many concurrent readiness checks of a node cause only one query of its database',
  },
  {
    defence: 'a node is not ready after ten seconds without its database',
    file: health,
    search: ' && withoutDatabaseMs < readyWithoutDatabaseMs',
    replace: ' && withoutDatabaseMs >= 0',
    ...outage,
    name: 'becomes unready in ten seconds',
  },
  {
    defence: 'a node stays ready during a short loss of its database',
    file: health,
    search: 'const readyWithoutDatabaseMs = 10_000',
    replace: 'const readyWithoutDatabaseMs = 1_000',
    ...outage,
    name: 'becomes unready in ten seconds',
  },
  {
    defence: 'a busy pool does not count as a lost database',
    file: 'server/src/modules/events/doorbell-listener.ts',
    search: 'stopping: stopping.signal, onLost, onAnswer }',
    replace: 'stopping: stopping.signal, onLost }',
    ...starting,
    name: 'a node with an exhausted pool stays ready while the database answers on other connections',
  },
  {
    defence: 'a stopping node is not ready',
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
    defence: 'no query runs before the migrations are done',
    file: 'server/src/http/handle.ts',
    search: '      assertStarted(app.state, route)\n',
    replace: '',
    ...starting,
    name: 'a node is not ready and reads no table before the migrations are done',
  },
  {
    defence: 'a node is not ready before the migrations are done',
    file: health,
    search: 'return state.hasStarted && ',
    replace: 'return ',
    ...starting,
    name: 'a node is not ready and reads no table before the migrations are done',
  },
]
