import type { Mutant } from '../mutant.ts'

/**
 * These defences protect the sponsor's money, the order of its calls, and the passkeys of accounts.
 */
export const sponsorDefences: readonly Mutant[] = [
  {
    defence: 'the sponsor pays an account only for the calls of that account',
    file: 'server/src/modules/sponsored-calls/plan-call.ts',
    search: 'if ((await ctx.chain.readAccountOf(factory, firstKey)) !== account)',
    replace: 'if (account === factory)',
    test: 'server/test/passkeys/sponsored-calls.test.ts',
    name: 'the service does not pay for a call of an account that is not signed in',
  },
  {
    defence: 'the sponsor pays for no other functions than those on its list',
    file: 'server/src/modules/sponsored-calls/policy.ts',
    search: 'if (names.includes(null)) throw',
    replace: 'if (names.length === 0) throw',
    test: 'server/test/passkeys/sponsored-calls.test.ts',
    name: 'the service pays neither for publishing the text of a claim on the chain nor for a revocation',
  },
  {
    defence: 'the sponsor pays an account only for its own identity',
    file: 'server/src/modules/sponsored-calls/policy.ts',
    search: 'calledForIdentity.includes(functionName) && isAboutIdentity ?',
    replace: 'calledForIdentity.includes(functionName) ?',
    test: 'server/src/modules/sponsored-calls/policy.test.ts',
    name: 'only when the call is about the account’s own identity',
  },
  {
    defence: 'the sponsor pays for no bytes behind the arguments of a call',
    file: 'server/src/modules/sponsored-calls/policy.ts',
    search: 'return isExact ?',
    replace: 'return isExact || functionName ?',
    test: 'server/test/passkeys/sponsored-calls.test.ts',
    name: 'the service does not pay for a call that has further bytes after its arguments',
  },
  {
    defence: 'a sponsored call cannot burn more gas than its cap',
    file: 'server/src/modules/sponsored-calls/service.ts',
    search: 'gasAtMost: sponsoredGasAtMost }',
    replace: 'gasAtMost: 20_000_000n }',
    test: 'server/test/passkeys/sponsored-calls.test.ts',
    name: 'the service does not store a call that would make the sponsor pay for running an expensive contract',
  },
  {
    defence: 'the gas of all sponsored calls of a day is limited',
    file: 'server/src/modules/sponsored-calls/service.ts',
    search: 'if (!isWithinBudget(await readSpending(tx, call), config.sponsorGas))',
    replace: 'if (!config.sponsorKey)',
    test: 'server/test/passkeys/sponsor-limits.test.ts',
    name: 'the gas that the service pays for in a day has a limit for all callers together',
  },
  {
    defence: 'the gas that one client lets the sponsor pay is limited',
    file: 'server/src/modules/sponsored-calls/client-gas.ts',
    search: 'if (used + gas > perClient) return null',
    replace: 'if (used + gas < 0n && perClient < 0n) return null',
    test: 'server/test/passkeys/sponsor-limits.test.ts',
    name: 'the gas that the service pays for in a day has a limit for each client',
  },
  {
    defence: 'the sponsor brings no consent without a signature',
    file: 'server/src/modules/sponsored-calls/plan-call.ts',
    search: "if (signature === '0x') throw",
    replace: "if (signature === '0x00') throw",
    test: 'server/test/passkeys/sponsored-wallets.test.ts',
    name: 'sends no consent without a signature',
  },
]
