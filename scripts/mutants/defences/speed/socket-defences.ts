import type { Mutant } from '../../mutant.ts'

/** These defences give a socket each event once, and only while its session lasts. */
export const socketDefences: readonly Mutant[] = [
  {
    defence: 'the sockets of an ended session are closed',
    file: 'server/src/socket/delivery.ts',
    search: "if (!session.isAlive) void subscriber.close(closeCodes.sessionEnded, 'The session has ended')",
    replace: '',
    project: 'server',
    test: 'test/socket/socket.test.ts',
    name: 'signing out closes the sockets of the session on every node, and no others',
  },
]
