import type { Mutant } from '../../mutant.ts'

/** These defences limit the memory and the connections that one client or account can occupy. */
export const clientDefences: readonly Mutant[] = [
  {
    defence: 'a client that does not read its answers gets no more of them',
    file: 'server/src/http/answers/unread-answers.ts',
    search: '> bytesPerClient',
    replace: '> Number.MAX_SAFE_INTEGER',
    test: 'server/src/http/answers/unread-answers.test.ts',
    name: 'a client that leaves too many bytes of its answers unread gets no further answer until it closes its connections',
  },
  {
    defence: 'an answer that takes too long ends',
    file: 'server/src/http/answers/unread-answers.ts',
    search: 'reply.raw.destroy()',
    replace: 'undefined',
    test: 'server/src/http/answers/unread-answers.test.ts',
    name: 'the server ends an answer that its client does not read in time',
  },
  {
    defence: 'calls whose client leaves early do not lock the other clients of a network out',
    file: 'server/src/http/answers/when-closed.ts',
    search: 'if (raw.closed) end()\n  else raw',
    replace: 'raw',
    test: 'server/src/http/answers/unread-answers.test.ts',
    name: 'an answer whose client left before the answer began does not count against the client',
  },
  {
    defence: 'a client that begins many bodies and ends none cannot fill the memory of a node',
    file: 'server/src/http/limits/limit-open-bodies.ts',
    search: 'open.of(request) + bytes > bytesPerClient',
    replace: 'open.of(request) + bytes < 0',
    test: 'server/src/http/limits/limit-open-bodies.test.ts',
    name: 'a client with too many unfinished bodies can send no further body until the earlier ones end',
  },
  {
    defence: 'a body in chunks counts with the most bytes that it may have',
    file: 'server/src/http/limits/limit-open-bodies.ts',
    search: "if (headers['transfer-encoding'] !== undefined) return longest",
    replace: '',
    test: 'server/src/http/limits/limit-open-bodies.test.ts',
    name: 'an unfinished body without a length counts as the longest body that its route accepts',
  },
  {
    defence: 'unfinished bodies are limited on each node',
    file: 'server/src/http/edge.ts',
    search: '  limitOpenBodies(edge)\n',
    replace: '',
    test: 'server/test/http/open-bodies.test.ts',
    name: 'a client with 16 unfinished bodies of a million bytes is refused the next body',
  },
]
