import type { Mutant } from '../../mutant.ts'

/**
 * These defences limit the time that a stranger's text or contract costs the program that reads or
 * asks it.
 */
export const costDefences: readonly Mutant[] = [
  {
    defence: 'a text full of beginnings of redirectors is read once',
    file: 'credentials/src/link/unwrap-proofpoint.ts',
    search: 'thirdEnd}|$',
    replace: 'thirdEnd}|never$',
    test: 'credentials/src/link/links-in-text.test.ts',
    name: 'a text of 200,000 characters with many beginnings of redirectors takes no seconds',
  },
  {
    defence: 'the characters that a redirector replaced are restored without moving the others',
    file: 'credentials/src/link/unwrap-proofpoint.ts',
    search: 'characters.slice(from, taken)',
    replace: 'characters.splice(0, taken - from)',
    test: 'credentials/src/link/links-in-text.test.ts',
    name: 'a text of 200,000 characters with many places for characters takes no seconds',
  },
  {
    defence: 'the gas of an account’s answer about its keys is limited',
    file: 'server/src/chain.ts',
    search: 'reader.call({ to: account, data, gas: judgingGas })',
    replace: 'reader.call({ to: account, data })',
    test: 'server/test/chain/judging-gas.test.ts',
    name: 'an account’s answer whether it has a key counts when the answer costs a million gas, and not when it costs three million',
  },
  {
    defence: 'an account is asked about one of its keys at a time',
    file: 'server/src/modules/passkeys/service.ts',
    search: 'for (const passkey of kept) if (!(await isKeyOf(ctx, account, passkey))) ended.push(passkey.credentialId)',
    replace:
      'await Promise.all(kept.map(async (one) => (await isKeyOf(ctx, account, one)) || ended.push(one.credentialId)))',
    test: 'server/test/passkeys/passkeys.test.ts',
    name: 'when an account with 32 passkeys stores another one, the chain is asked about one stored key after the other',
  },
  {
    defence: 'both searches of a verifier wait in one queue',
    file: 'server/src/modules/verification-requests/open-request.ts',
    search: 'queueSearch(session.address, async () => ({',
    replace: 'queueWork<number>()(0, async () => ({',
    test: 'server/test/verifiers/queued-searches.test.ts',
    name: 'the searches for likely duplicates run one after the other when a verifier opens many requests at the same moment',
  },
  {
    defence: 'the metrics ask the chain and the database at most once per second',
    file: 'server/src/metrics/node-gauges.ts',
    search: 'oncePerSecond(ctx, () => refreshByAsking(ctx, state, gauges))',
    replace: '() => refreshByAsking(ctx, state, gauges)',
    test: 'server/test/http/metrics.test.ts',
    name: 'many readings of the metrics within a second ask the chain and the database only once',
  },
  {
    defence: 'an export has no answer to HEAD',
    file: 'server/src/modules/export/routes.ts',
    search: '{ exposeHeadRoute: false }',
    replace: '{ exposeHeadRoute: true }',
    test: 'server/test/account/export-load.test.ts',
    name: 'an export does not answer HEAD, because such an answer would read all rows as fast as the database gives them',
  },
  {
    defence: 'pages never get a user or a password in the address of the chain',
    file: 'server/src/config.ts',
    search: "if (username === '' && password === '') return",
    replace: 'if (username !== null) return',
    test: 'server/src/config.test.ts',
    name: 'PUBLIC_RPC_URL',
  },
  {
    defence: 'a node with a certificate that has ended is not ready after its start',
    file: 'server/src/modules/health/wrong-settings.ts',
    search: 'if (!end || end > now()) return []',
    replace: 'if (!end || end !== now()) return []',
    test: 'server/src/modules/health/wrong-settings.test.ts',
    name: 'a certificate that has ended is a wrong setting when a node starts, and no fault of a node that already runs',
  },
]
