import type { Mutant } from '../mutant.ts'

const dear = { project: 'server', test: 'test/passkeys/dear-calls.test.ts' } as const
const waiting = { project: 'server', test: 'test/passkeys/waiting-calls.test.ts' } as const

/** Defences of what sponsored calls and questions to contracts cost, and of whose turn it is. */
export const sponsorGasDefences: readonly Mutant[] = [
  {
    ...dear,
    defence: 'a sponsored contract that becomes dear gets no more gas than was counted',
    file: 'server/src/modules/sponsored-calls/sponsor-work.ts',
    search: 'gasAtMost: gas,',
    replace: 'gasAtMost: sponsoredGasAtMost,',
    name: 'that has become dear since they were kept are refused, and cost nothing',
  },
  {
    ...dear,
    defence: 'the gas limit of a sponsored transaction is at most what was counted',
    file: 'server/src/modules/chain-service/estimate-call.ts',
    search: 'atMost(withMargin(estimate.gas), gasAtMost)',
    replace: 'atMost(withMargin(estimate.gas), undefined)',
    name: 'that has become a little dearer is sent with the gas limit that was counted',
  },
  {
    ...dear,
    defence: 'the sponsor’s budget counts a call when it is sent',
    file: 'server/src/modules/sponsored-calls/store.ts',
    search: "where is_open or created_at > now() - interval '24 hours'",
    replace: 'where false',
    name: 'counts for the day on which it is sent',
  },
  {
    defence: 'a question about a signature costs the chain node little',
    file: 'server/src/chain.ts',
    search: '{ ...call, gas: judgingGas }',
    replace: 'call',
    project: 'server',
    test: 'test/chain/judging-gas.test.ts',
    name: 'with an answer of a million gas, and not with one of three million',
  },
  {
    ...waiting,
    defence: 'one identity’s many sponsored calls delay nobody else',
    file: 'server/src/modules/sponsored-calls/queue.ts',
    search: 'order by is_urgent desc, turn, id',
    replace: 'order by is_urgent desc, id',
    name: 'the first call of each identity before the second one of any',
  },
  {
    ...waiting,
    defence: 'many who wait for one sponsored call ask the database once',
    file: 'server/src/modules/sponsored-calls/await-sent.ts',
    search: '  if (known) return known\n',
    replace: '',
    name: 'however many wait for one call',
  },
  {
    defence: 'the sponsor brings no consent without a signature',
    file: 'server/src/modules/sponsored-calls/plan-call.ts',
    search: "if (signature === '0x') throw",
    replace: "if (signature === '0x00') throw",
    project: 'server',
    test: 'test/passkeys/sponsored-wallets.test.ts',
    name: 'brings no consent without a signature',
  },
]
