import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { createPasskey } from '@did/contracts/test-passkey'
import { historyStart } from '@did/credentials/attestation/claim-history'
import { concatHex, encodeFunctionData, type Hex, hashMessage, keccak256 } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recheckSessions } from '../../src/modules/auth/recheck-sessions.ts'
import { tidy } from '../../src/modules/upkeep/service.ts'
import { payerOn } from '../chain/contract-verifier.ts'
import { Client } from '../rig/client.ts'
import { buildLoopingWallet } from '../rig/looping-wallet.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { buildRecoveryRig, type RecoveryRig } from './recovery-rig.ts'

vi.setConfig({ testTimeout: 60_000 })

let rig: RecoveryRig
let world: Awaited<ReturnType<typeof buildStolen>>
beforeAll(async () => {
  rig = await buildRecoveryRig()
})
beforeEach(async () => {
  world = await buildStolen()
})
afterEach(() => {
  rig.rpc.watch(async () => {})
  rig.rpc.refuseIf(() => false)
})
afterAll(() => rig.close())

const stolen = createPasskey(4714)

async function buildStolen() {
  const { identity, holder } = await rig.buildGuardedPasskey()
  const payer = payerOn(rig.hand.chain.rpcUrl)
  const bring = async (data: Hex) => {
    const call = holder.account.execute([{ to: identity, data }])
    await waitForReceipt(payer, await payer.sendTransaction({ ...call, chain: null, gas: 3_000_000n }))
  }
  const keyId = keccak256(concatHex([stolen.x, stolen.y]))
  await bring(encodeFunctionData({ abi: didAccountAbi, functionName: 'addKey', args: [stolen.x, stolen.y] }))
  return {
    identity,
    owner: await signIn(identity, holder.sign),
    thief: await signIn(identity, (hash) => holder.account.signMessageWith(stolen, hash)),
    remove: () => bring(encodeFunctionData({ abi: didAccountAbi, functionName: 'removeKey', args: [keyId] })),
  }
}

async function signIn(address: Hex, sign: (hash: Hex) => Promise<Hex> | Hex): Promise<Client> {
  const client = new Client(rig.node)
  const message = await client.buildSignInMessage({ address })
  const body = { message, signature: await sign(hashMessage(message)) }
  const { status, headers } = await client.call('POST', '/api/auth/verify', body)
  expect(status).toBe(200)
  client.cookie = headers.getSetCookie()[0]?.split(';', 1)[0]
  return client
}

const recheck = (client: Client) => client.call('POST', '/api/auth/recheck')
const areSignedIn = async () => {
  const asked = [world.owner, world.thief].map((client) => client.call('GET', '/api/auth/session'))
  return (await Promise.all(asked)).map(({ status }) => status === 200)
}

test('the session of a removed passkey ends when the owner’s page reports the removal', async () => {
  await world.remove()
  expect((await recheck(world.owner)).status).toBe(204)
  expect(await areSignedIn()).toEqual([true, false])
})

/** The returned function tells whether the stored offer to a wallet is still open. */
async function offer(owner: Hex) {
  const { pool } = rig.node.ctx
  await pool.query(
    `with did as (insert into dids (token_id, owner) values ((select count(*) + 1000 from dids), $1) returning id),
       claim as (
         insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves,
           details, claim_hash, publish_hash)
         select id, 'education', '', '', '', '2026-01-01', false, false, '[]', $2, $2, $2 from did returning id)
     insert into credential_offers (id, claim_id, owner, configuration, is_deferred, expires_at)
     select md5(random()::text), id, $1, 'claim_sd_jwt', true, now() + interval '1 hour' from claim`,
    [owner, historyStart],
  )
  const open = 'select 1 from credential_offers where owner = $1 and cancelled_at is null'
  return async () => (await pool.query(open, [owner])).rowCount === 1
}

test('the session of a removed passkey ends together with the account’s open offers to wallets, which a thief may have made', async () => {
  const isOpen = await offer(world.identity)
  await tidyWithoutWarning(rig.node)
  expect(await isOpen()).toBe(true)
  await world.remove()
  await tidyWithoutWarning(rig.node)
  expect(await isOpen()).toBe(false)
})

test('the account’s open offers to wallets end when the owner’s page reports a removed passkey, even if the thief has signed out', async () => {
  const [isOpen, isOtherOpen] = [await offer(world.identity), await offer(new Client(rig.node).address)]
  expect((await world.thief.call('POST', '/api/auth/logout')).status).toBe(204)
  await world.remove()
  expect((await recheck(world.owner)).status).toBe(204)
  expect([await isOpen(), await isOtherOpen()]).toEqual([false, true])
})

test('the session of a removed passkey ends at the next upkeep when no page reports the removal', async () => {
  await world.remove()
  await tidyWithoutWarning(rig.node)
  expect(await areSignedIn()).toEqual([true, false])
})

test('the session of a removed passkey lasts while the chain does not answer, and ends at the next check once the chain answers again', async () => {
  await world.remove()
  rig.rpc.lead(null)
  expect((await recheck(world.owner)).status).toBe(503)
  rig.rpc.lead(rig.hand.chain.rpcUrl)
  await recheck(world.owner)
  expect(await areSignedIn()).toEqual([true, false])
})

test('all sessions of a removed passkey end, however many there are', async () => {
  const { pool } = rig.node.ctx
  const copy = `insert into sessions (token_hash, address, signer, chain_id, signed_digest, signature)
    select md5(token_hash || n), address, signer, chain_id, signed_digest, signature
    from sessions, generate_series(1, 30) n where address = $1`
  await pool.query(copy, [world.identity])
  await world.remove()
  expect((await recheck(world.owner)).status).toBe(204)
  expect(await areSignedIn()).toEqual([true, false])
  const { rows } = await pool.query('select 1 from sessions where address = $1', [world.identity])
  expect(rows).toHaveLength(31)
})

test('the session of a removed passkey ends even if the server cannot judge a session of another account', async () => {
  const { address } = await buildLoopingWallet(rig.hand.chain.rpcUrl)
  await signIn(address, () => '0x01')
  await rig.node.ctx.pool.query(`update sessions set token_hash = '00' where address = $1`, [address])
  rig.rpc.refuseIf(({ method, params }) => method === 'eth_call' && JSON.stringify(params).includes(address))
  await world.remove()
  // The upkeep logs a warning about the session of the other account, which the server cannot
  // judge.
  await tidy(rig.node.ctx)
  expect(await areSignedIn()).toEqual([true, false])
})

test('when several checks of one account’s sessions run at the same time, they share their questions to the chain', async () => {
  let questions = 0
  rig.rpc.watch(async ({ method, params }) => {
    if (method === 'eth_getCode' && JSON.stringify(params).includes(world.identity)) questions += 1
  })
  const check = () => recheckSessions(rig.node.ctx, { signer: world.identity })
  await Promise.all([check(), check(), check(), check(), check()])
  // The first check asks the chain once about each of the account's two sessions. The four other
  // checks wait for the first one, and then share a single check, which asks about both sessions
  // again.
  expect(questions).toBe(4)
})

test('a thief cannot end the session of a passkey that still counts', async () => {
  expect((await recheck(world.thief)).status).toBe(204)
  expect(await areSignedIn()).toEqual([true, true])
})

test('the server stores no signature of a sign-in when the wallet is an ordinary key and no contract', async () => {
  const wallet = await new Client(rig.node).signIn()
  const { rows } = await rig.node.ctx.pool.query('select signature from sessions where address = $1', [wallet.address])
  expect(rows).toEqual([{ signature: null }])
})
