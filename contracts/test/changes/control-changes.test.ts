/**
 * Changes signed calls of controllers and guardians at random, and tries them with the registry on
 * a chain.
 */
import { keccak256, type LocalAccount, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployContracts } from '../../scripts/deploy.ts'
import { createAccountClient } from '../accounts.ts'
import { type Anvil, hasAnvil, isAnvilExpected, startAnvil } from '../anvil.ts'
import { called, hashGuardians } from '../control.ts'
import { createPick, rounds } from './change-arguments.ts'
import { createScene, createWallet, list, newKey, type Scene } from './control-scene.ts'
import { createTester, findAccepted, type Signed } from './try-changes.ts'

describe.skipIf(!hasAnvil && !isAnvilExpected)('what the registry accepts after random changes', () => {
  let chain: Anvil
  let scene: Scene
  beforeAll(async () => {
    chain = await startAnvil()
    const client = createAccountClient(chain.url, 0)
    const { address } = client.account
    const contracts = await deployContracts(client, { admins: [address], service: address })
    scene = createScene({ client, url: chain.url, contracts, tester: await createTester(client) })
  })
  afterAll(() => chain?.stop())

  it.each(Object.keys(things))(
    'after many random changes to %s, the registry accepts none of the results',
    { timeout: 300_000 },
    async (name) => {
      const signed = await things[name]?.(scene, createWallet())
      if (!signed) throw new Error('There is no such thing')
      expect(await findAccepted(signed, createPick(), rounds)).toEqual([])
    },
  )
})

const things: Record<string, (scene: Scene, owner: LocalAccount) => Promise<Signed>> = {
  'the consent to a DID': async ({ of, agree }, owner) =>
    of('mintDIDFor', [owner.address, await agree(owner, 'MintDid')]),

  'the consent to a commitment': async ({ of, agree, bring, countDids }, owner) => {
    await bring('mintDIDFor', [owner.address, await agree(owner, 'MintDid')])
    const message = { didTokenId: await countDids(), commitment: keccak256('0x01') }
    return of('commitClaimFor', [...Object.values(message), await agree(owner, 'CommitClaim', message)])
  },

  'the consent to other guardians, and the list of the present ones': async ({ of, agree, guard }, owner) => {
    await guard(owner)
    const message = { guardians: hashGuardians({ ...list, threshold: 3 }) }
    const signed = await agree(owner, 'SetGuardians', message)
    return of('setGuardians', [owner.address, message.guardians, list, signed])
  },

  'the consents of both sides to a move': async ({ of, agree, guard }, owner) => {
    await guard(owner)
    const next = createWallet()
    const message = { identity: owner.address, controller: next.address }
    const signed = await agree(owner, 'MoveControl', message)
    const accepted = await agree(next, 'AcceptControl', message)
    return of('moveControl', [owner.address, next.address, list, signed, accepted])
  },

  'the consent to a freeze': async ({ of, agree }, owner) =>
    of('freeze', [owner.address, await agree(owner, 'Freeze')]),

  'the consent to the end of a freeze': async ({ of, agree, guard, bring }, owner) => {
    await guard(owner)
    await bring('freeze', [owner.address, await agree(owner, 'Freeze')])
    return of('requestUnfreeze', [owner.address, list, await agree(owner, 'RequestUnfreeze')])
  },

  'the consent to a veto': async ({ of, agree, startRecovery }, owner) => {
    await startRecovery(owner)
    return of('veto', [owner.address, await agree(owner, 'Veto')])
  },

  'the votes for a recovery to a wallet': async ({ of, guard, voteFor }, owner) => {
    await guard(owner)
    const { controller, votes } = await voteFor(owner, 2)
    return of('startRecovery', [owner.address, controller, '0x', list, votes])
  },

  'the votes for a recovery to a passkey': async ({ of, guardAccount }) => {
    const { identity, votes } = await guardAccount()
    return of('startRecovery', [identity, zeroAddress, newKey, list, votes])
  },

  'the votes of all guardians for a recovery that a majority started': async ({ of, guard, voteFor, bring }, owner) => {
    await guard(owner)
    const { controller, votes } = await voteFor(owner, 3)
    await bring('startRecovery', [owner.address, controller, '0x', list, [...votes.slice(0, 2), '0x']])
    return of('completeRecovery', [owner.address, controller, '0x', list, votes])
  },

  'the votes for a freeze': async ({ ofDecision, guard }, owner) => {
    await guard(owner)
    return ofDecision(owner, 'freeze', 0)
  },

  'the votes for the end of a freeze': async ({ ofDecision, agree, guard, bring }, owner) => {
    await guard(owner)
    await bring('freeze', [owner.address, await agree(owner, 'Freeze')])
    return ofDecision(owner, 'unfreeze', 1)
  },

  'the votes for a veto': async ({ ofDecision, guard }, owner) => {
    await guard(owner)
    return ofDecision(owner, 'veto', 2)
  },

  'the consent of the next controller, with which a recovery ends': async (scene, owner) => {
    const { of, agree, startRecovery, passDelay } = scene
    const next = await startRecovery(owner)
    await passDelay()
    const signed = await agree(next, 'AcceptControl', { identity: owner.address, controller: next.address })
    return of('finishChange', [owner.address, '0x', signed], [1])
  },

  'the passkey that a recovery named': async ({ of, guardAccount, bring, passDelay }) => {
    const { identity, votes } = await guardAccount()
    await bring('startRecovery', [identity, zeroAddress, newKey, list, votes])
    await passDelay()
    return of('finishChange', [identity, newKey, called], [2])
  },
}
