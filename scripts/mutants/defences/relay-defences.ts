import type { Mutant } from '../mutant.ts'

/** Defences of the relay of revocations: of the service's funds, its anchors and its verifiers. */
export const relayDefences: readonly Mutant[] = [
  {
    defence: 'a verifier has a budget of relay gas',
    file: 'server/src/modules/chain-service/relay-work.ts',
    search: 'spent.ofVerifier + gas > relayGas.perVerifier',
    replace: 'spent.ofVerifier < 0n',
    project: 'server',
    test: 'test/chain/relay-attack.test.ts',
    name: 'a verifier whose revocations revert costs the service no more than the budget per verifier',
  },
  {
    defence: 'all verifiers together have a budget of relay gas',
    file: 'server/src/modules/chain-service/relay-work.ts',
    search: 'spent.ofAll + gas > relayGas.ofAll',
    replace: 'spent.ofAll < 0n',
    project: 'server',
    test: 'test/chain/relay-attack.test.ts',
    name: 'all verifiers together cost the service no more than the daily budget, and the rest waits',
  },
]
