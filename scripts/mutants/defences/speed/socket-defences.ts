import type { Mutant } from '../../mutant.ts'

const socketTest = { project: 'server', test: 'test/socket/socket.test.ts' } as const

/** These defences give a socket each event once, and only while its session lasts. */
export const socketDefences: readonly Mutant[] = [
  {
    defence: 'an event that is not among the newest still reaches its sockets',
    file: 'server/src/socket/delivery.ts',
    search: 'concerned: subscribers.ofAccounts(), atOnce: 1',
    replace: 'concerned: [], atOnce: 1',
    ...socketTest,
    name: 'an event arrives that was committed after hundreds of newer events of another user',
  },
  {
    defence: 'the sockets of an ended session are closed',
    file: 'server/src/socket/delivery.ts',
    search: "if (!session.isAlive) void subscriber.close(closeCodes.sessionEnded, 'The session has ended')",
    replace: '',
    ...socketTest,
    name: 'signing out closes the sockets of the session on every node, and no others',
  },
  {
    defence: 'sockets of a session whose time is over are closed',
    file: 'server/src/modules/auth/store.ts',
    search: 'and(eq(sessions.tokenHash, sql`known.token_hash`), isAlive)',
    replace: 'eq(sessions.tokenHash, sql`known.token_hash`)',
    ...socketTest,
    name: 'the end of a session closes its sockets',
  },
  {
    defence: 'a socket that sends too many messages is closed',
    file: 'server/src/socket/flood-limit.ts',
    search: 'return arrivals.length > limits.floodMessages',
    replace: 'return false',
    ...socketTest,
    name: 'a socket may send 20 messages within 10 seconds, and one more closes it with code 1008',
  },
]
