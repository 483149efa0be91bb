import type { Mutant } from '../mutant.ts'

const signOut = 'web/src/features/wallet/session/sign-out.ts'
const banner = 'web/src/features/wallet/session/sign-out-banner.tsx'
const engine = 'web/src/features/wallet/engine/wallet-engine.ts'
const signOutTest = 'web/src/features/wallet/session/sign-out.test.ts'

/**
 * These defences keep the next person at a shared computer out of the account of somebody who has
 * signed out.
 */
export const signOutDefences: readonly Mutant[] = [
  {
    defence: 'the browser remembers a sign-out that the server has not answered',
    file: signOut,
    search: '    if (!isEnded) this.#mark(String(this.#world.now()))\n',
    replace: '',
    test: signOutTest,
    name: 'a sign-out that the server did not hear is repeated when the server can be reached again',
  },
  {
    defence: 'a sign-out that the server did not hear is repeated',
    file: banner,
    search: '    const repeating = setInterval(() => void finishSignOut(), repeatEveryMs)\n',
    replace: '    const repeating = 0\n',
    test: 'web/test/wallet/sign-out-banner.test.tsx',
    name: 'the page repeats a sign-out every ten seconds while the server refuses it',
  },
  {
    defence: 'the answer to one sign-out does not count for a later sign-out',
    file: signOut,
    search: 'if (this.#findMark() === mark) this.forget()',
    replace: 'this.forget()',
    test: signOutTest,
    name: 'a sign-out does not count as heard when the server answers only an earlier sign-out',
  },
  {
    defence: 'a page that opens after an unheard sign-out repeats the sign-out first',
    file: engine,
    search: '      if (!isFresh) await this.signOut.finish()\n',
    replace: '',
    test: signOutTest,
    name: 'a page that opens after a sign-out that the server did not hear ends the session before it restores anything',
  },
  {
    defence: 'a page without a saved session repeats an unheard sign-out, too',
    file: banner,
    search: '\nvoid finishSignOut()\n',
    replace: '',
    test: 'web/test/wallet/sign-out-notice.test.tsx',
    name: 'a page that opens while the server has not answered a sign-out asks the server at once',
  },
  {
    defence: 'closing the window does not abort a sign-out',
    file: 'web/src/features/wallet/session/server-calls.ts',
    search: 'keepalive: true, ',
    replace: '',
    test: 'web/test/wallet/sign-out-notice.test.tsx',
    name: 'a page that opens while the server has not answered a sign-out asks the server at once',
  },
  {
    defence: 'after a sign-out, the page takes the old session over no more, even if the server still has it',
    file: 'web/src/features/wallet/session/server-session.ts',
    search: ' && !this.#signOut.isWaiting()',
    replace: '',
    test: signOutTest,
    name: 'the page treats a session that the person has ended as expired, even if the server refuses the sign-out',
  },
  {
    defence: 'the unheard sign-out of the wallet’s old account is repeated',
    file: 'web/src/features/wallet/session/server-session.ts',
    search: 'await this.#signOut.begin(isEnded)',
    replace: 'await this.#world.signOut().catch(() => {})',
    test: signOutTest,
    name: 'the page ends the session of the wallet’s old account later',
  },
  {
    defence: 'a sign-out in a tab that has not noticed another tab’s sign-in is repeated, too',
    file: engine,
    search: ' || this.signOut.mayFollowSignIn()',
    replace: '',
    test: signOutTest,
    name: 'a sign-out waits for the server if another tab has signed in and this tab has not noticed',
  },
  {
    defence: 'a page whose wallet is locked makes a sign-out and does not only forget the account',
    file: engine,
    search: 'return await this.#endUnused()',
    replace: 'return this.drop()',
    test: 'web/src/features/wallet/engine/restore-wallet.test.ts',
    name: 'when the wallet shares no account any more',
  },
  {
    defence: 'a person who disconnects on the page leaves no share links to the next person',
    file: engine,
    search: '    this.#world.forgetKept()\n',
    replace: '',
    test: 'web/src/features/wallet/engine/wallet-engine.test.ts',
    name: 'a person who disconnects on the page leaves no share links in the browser',
  },
  {
    defence: 'the sign-ins of a whole network refuse nobody a sign-out',
    file: 'domain/src/routes/session.ts',
    search: "countsAs: 'reads',",
    replace: "countsAs: 'sign-in',",
    test: 'server/test/http/edge.test.ts',
    name: 'a person can sign out although others of the same network have made all sign-in calls of the second',
  },
]
