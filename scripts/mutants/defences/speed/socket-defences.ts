import type { Mutant } from '../../mutant.ts'

/**
 * These defences give a socket each event exactly once during its session, and limit the number of
 * sockets.
 */
export const socketDefences: readonly Mutant[] = [
  {
    defence: 'the sockets of an ended session are closed',
    file: 'server/src/socket/delivery.ts',
    search: "if (!session.isAlive) void subscriber.close(closeCodes.sessionEnded, 'The session has ended')",
    replace: '',
    test: 'server/test/socket/socket.test.ts',
    name: 'signing out closes the sockets of the ended session, and no socket of another session',
  },
  {
    defence: 'a client gets no more handshakes of sockets a second than its limit',
    file: 'server/src/socket/handshake.ts',
    search: 'if (!clients.mayShakeHands(client, ctx.now().getTime()))',
    replace: 'if (!clients.mayShakeHands(String(Math.random()), 0))',
    test: 'server/test/socket/socket-limits.test.ts',
    name: 'a client gets a limited number of handshakes a second, and refused handshakes cause no database query',
  },
  {
    defence: 'the limits of sockets count all addresses of one IPv6 network as one client',
    file: 'server/src/socket/client-limits.ts',
    search: "normalizeIP(proxyAddress(request, isTrusted) ?? '', 64)",
    replace: "normalizeIP(proxyAddress(request, isTrusted) ?? '', 128)",
    test: 'server/test/socket/socket-limits.test.ts',
    name: 'the handshakes of all IPv6 addresses of one 64-bit network count as the handshakes of one client',
  },
  {
    defence: 'a client has no more sockets of visitors than its limit',
    file: 'server/src/socket/client-limits.ts',
    search: 'return (this.#held.get(client)?.[kind] ?? 0) < this.#most[kind]',
    replace: 'return client !== kind',
    test: 'server/test/socket/socket-limits.test.ts',
    name: 'a client with the allowed number of visitors’ sockets gets another socket only after one of its sockets has closed',
  },
  {
    defence: 'a refused handshake leaves no open connection behind',
    file: 'server/src/socket/handshake.ts',
    search: "stream.once('finish', () => stream.destroy())",
    replace: '',
    test: 'server/src/socket/handshake.test.ts',
    name: 'ends even if the client never closes its own end',
  },
  {
    defence: 'a client that goes on sending after too many messages costs nothing more',
    file: 'server/src/socket/subscriber.ts',
    search: 'if (this.#ws.readyState !== this.#ws.OPEN) return false',
    replace: '',
    test: 'server/src/socket/subscriber.test.ts',
    name: 'sends endless messages is closed once',
  },
  {
    defence: 'the pings of a client count as messages',
    file: 'server/src/socket/heard-socket.ts',
    search: "if (event === 'ping') this.hearer?.onPing()",
    replace: '',
    test: 'server/test/socket/socket.test.ts',
    name: 'a socket may send 20 pings within 10 seconds, and the next ping closes the socket with the code 1008',
  },
  {
    defence: 'a socket makes the node send its account’s earlier events only once',
    file: 'server/src/socket/subscriber.ts',
    search: '    if (this.#hasResumed) return\n',
    replace: '',
    test: 'server/test/socket/resume.test.ts',
    name: 'a second `resume` message on a socket repeats no event',
  },
  {
    defence: 'a client gets no more earlier events a second than its limit',
    file: 'server/src/socket/client-limits.ts',
    search: ' <= replayedPerSecond',
    replace: ' > 0',
    test: 'server/test/socket/socket-limits.test.ts',
    name: 'a page that asks for very many earlier events gets only a limited number of them in a second',
  },
]
