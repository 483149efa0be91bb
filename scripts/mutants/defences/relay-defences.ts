import type { Mutant } from '../mutant.ts'

/**
 * These defences protect the relay of revocations: the service's funds, its anchors and its
 * verifiers.
 */
export const relayDefences: readonly Mutant[] = [
  {
    defence: 'a verifier has a budget of relay gas',
    file: 'server/src/modules/chain-service/relay-work.ts',
    search: 'spent.ofVerifier + gas > relayGas.perVerifier',
    replace: 'spent.ofVerifier < 0n',
    test: 'server/test/chain/relay-attack.test.ts',
    name: 'a verifier whose revocations revert on the chain costs the service no more than the budget of one verifier',
  },
  {
    defence: 'all verifiers together have a budget of relay gas',
    file: 'server/src/modules/chain-service/relay-work.ts',
    search: 'spent.ofAll + gas > relayGas.ofAll',
    replace: 'spent.ofAll < 0n',
    test: 'server/test/chain/relay-attack.test.ts',
    name: 'the revocations of all verifiers together cost the service no more than the daily budget, and further revocations wait',
  },
  {
    defence: 'the service records nothing that a thief of a verifier’s key may have signed',
    file: 'server/src/modules/anchors/queue.ts',
    search: 'and not ${hasLostControlSince(',
    replace: 'or not ${hasLostControlSince(',
    test: 'server/test/chain/doubtful-anchors.test.ts',
    name: 'the service does not pay for the anchor of an attestation when its verifier reports a stolen key',
  },
  {
    defence: 'the anchors of a verifier count in its budget',
    file: 'server/src/modules/anchors/queue.ts',
    search: 'where verifier is null or gas + ',
    replace: 'where true or gas + ',
    test: 'server/test/chain/anchor-budget.test.ts',
    name: 'the anchors of one verifier cost the service no more than the verifier’s budget, and the anchors of another verifier are still sent',
  },
  {
    defence: 'a verifier that spends its budget on anchors has none left for revocations',
    file: 'server/src/modules/chain-service/spent-gas.ts',
    search: 'sum(anchors) + sum(relays) as gas',
    replace: 'sum(relays) as gas',
    test: 'server/test/chain/anchor-budget.test.ts',
    name: 'the anchors of one verifier cost the service no more than the verifier’s budget, and the anchors of another verifier are still sent',
  },
  {
    defence: 'the anchors of all verifiers together have a budget',
    file: 'server/src/modules/anchors/queue.ts',
    search: 'where (select coalesce(sum(anchors), 0) from spent) + ',
    replace: 'where (select coalesce(sum(anchors), 0) from spent) * 0 + ',
    test: 'server/test/chain/anchor-budget.test.ts',
    name: 'the anchors of all verifiers together cost the service no more than the daily budget',
  },
  {
    defence: 'an approval is charged to the verifier that made it',
    file: 'server/src/modules/attestations/service.ts',
    search: 'verifier: session.address })',
    replace: 'verifier: asked.claim.owner })',
    test: 'server/test/chain/anchor-budget.test.ts',
    name: 'the anchor of an attestation is charged to the budget of the verifier that signed the attestation',
  },
  {
    defence: 'the fee of a waiting transaction does not rise without an end',
    file: 'server/src/modules/chain-service/fees.ts',
    search: 'before.maxFee > now.maxFee * timesThePrice',
    replace: 'false',
    test: 'server/src/modules/chain-service/fees.test.ts',
    name: 'the fee of a transaction stays below eleven times the price',
  },
]
