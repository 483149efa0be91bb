import { consent } from '@did/contracts/test-control'
import { type SponsoredCall, sponsoredCallSchema } from '@did/domain/account/sponsored-call'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askMutated, mutate } from '../http/mutate.ts'
import { type Client, signedIn } from '../rig/client.ts'
import { rounds } from '../rig/seeded-random.ts'
import { buildPasskeyAccount } from './passkey-account.ts'
import { bring, buildSponsorRig, findToken, mint, type SponsorRig } from './sponsor-rig.ts'

let rig: SponsorRig
beforeAll(async () => {
  rig = await buildSponsorRig()
  await rig.untilOffered()
  rig.serve()
})
afterAll(() => rig.close())

type Signed = { client: Client; call: SponsoredCall }

const things: Record<string, () => Promise<Signed>> = {
  'a call that a passkey signed': async () => {
    const account = await buildPasskeyAccount(rig)
    return { client: account.client, call: account.execute([mint()]) }
  },
  'a wallet’s consent to a DID': async () => {
    const client = await signedIn(rig.node)
    return { client, call: await mintFor(client) }
  },
  'a wallet’s consent to a commitment': async () => {
    const client = await signedIn(rig.node)
    await bring(rig, client, await mintFor(client))
    const [didTokenId, commitment] = [String(await findToken(rig, client.address)), `0x${'c1'.repeat(32)}`] as const
    const signed = await agree(client, 'CommitClaim', { didTokenId, commitment }, 1n)
    return { client, call: { kind: 'commit', didTokenId, commitment, ...signed } }
  },
}

async function agree({ account }: Client, name: 'MintDid' | 'CommitClaim', message: object, nonce: bigint) {
  const domain = attestationDomain(rig.node.ctx.config)
  const { deadline, signature } = await consent(account, domain, { name, message: { ...message }, nonce })
  return { deadline: Number(deadline), signature }
}

async function mintFor(client: Client): Promise<SponsoredCall> {
  return { kind: 'mint', ...(await agree(client, 'MintDid', { identity: client.address }, 0n)) }
}

test.each(Object.keys(things))(
  'the service pays for none of many randomly changed copies of %s',
  { timeout: 600_000 },
  async (name) => {
    const signed = await things[name]?.()
    if (!signed) throw new Error('There is no such thing')
    const { client, call } = signed
    const countKept = async () => (await rig.node.ctx.pool.query('select 1 from sponsored_calls')).rows.length
    const before = await countKept()
    await askMutated(
      { node: rig.node, cookie: client.cookie },
      {
        method: 'POST',
        url: '/api/sponsored-calls',
        text: JSON.stringify(call),
        schema: sponsoredCallSchema,
        // Each changed copy costs several calls to the chain, so this test sends fewer copies than
        // others.
        times: rounds / 10,
        change: (text, pick) => (pick(2) === 0 ? mutate(text, pick) : changeDigit(text, pick)),
      },
    )
    expect(await countKept()).toBe(before)
    await bring(rig, client, call)
    expect(await countKept()).toBe(before + 1)
  },
)

/**
 * Changes one digit of a call. Many changed calls are still valid in form, so the server has to
 * check their signatures.
 */
function changeDigit(text: string, pick: (below: number) => number): string {
  const at = pick(text.length)
  if (!/[0-9a-f]/i.test(text.charAt(at))) return changeDigit(text, pick)
  return text.slice(0, at) + '0123456789abcdef'.charAt(pick(16)) + text.slice(at + 1)
}
