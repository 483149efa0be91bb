import { hexSchema } from '@did/domain/hex'
import { verifierStatusSchema } from '@did/domain/verifier/register'
import { expect, it } from 'vitest'
import { type TransactionDialog, TransactionDialogContext } from '../../src/entities/transaction/transactions.ts'
import { encodeRemoval, nameOf } from '../../src/features/profile/published/attribute.ts'
import { VerifierStanding } from '../../src/features/profile/verifier-standing.tsx'
import { issuingKeyTexts as texts } from '../../src/texts/en/issuing-key/issuing-keys.ts'
import { publishedTexts } from '../../src/texts/en/profile/published.ts'
import { ada, config, signer } from '../rig/people.ts'
import { button, press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const unknown = verifierStatusSchema.parse({
  ...{ standing: 'none', since: null, reason: null, name: null, domain: null, application: null, domainProof: null },
})
const accredited = { ...unknown, standing: 'accredited', name: 'Ada', since: '2026-11-21T10:00:00.000Z' } as const

async function showStanding({
  status = unknown as typeof unknown | typeof accredited,
  byPasskey = false,
  keys = [] as object[],
} = {}) {
  const known = { '/api/config': config, '/api/issuer-keys': { keys } }
  const server = stubServer(known)
  const accreditation = status.standing === 'accredited' ? 'accredited' : 'self-registered'
  const user = { ...ada, isVerifier: true, verifierOrganization: 'Ada', accreditation } as const
  const transactions: unknown[] = []
  const run: TransactionDialog['run'] = async (plan) => {
    transactions.push(plan.transaction(await plan.prepare()))
    return { status: 'busy' }
  }
  await show(
    <TransactionDialogContext value={{ run }}>
      <VerifierStanding user={user} status={status} />
    </TransactionDialogContext>,
    { signer, byPasskey, connected: true },
  )
  const heading = await waitFor(() => findSummary(texts.heading))
  heading.click()
  // The button, or the reason why there is none, depends on the server's settings, which arrive
  // after the keys.
  await waitFor(() => has(texts.intro) && (has(texts.make.action) || has(texts.needsAccreditation)))
  return { known, server, transactions }
}

const findSummary = (words: string) =>
  [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === words)
const has = (words: string) => document.body.textContent.includes(words)

it('a self-registered verifier can make an issuing key, but gets no offer to publish attributes in its DID document', async () => {
  await showStanding()
  expect(has(texts.make.action)).toBe(true)
  expect(has('A reader sees whether you are accredited.')).toBe(true)
  expect(findSummary(publishedTexts.heading)).toBeUndefined()
})

it('an accredited verifier with a passkey can make an issuing key, because the service pays for announcing the key', async () => {
  await showStanding({ status: accredited, byPasskey: true })
  expect(has(texts.make.action)).toBe(true)
})

it('an unaccredited verifier with a passkey cannot make an issuing key, and reads why', async () => {
  await showStanding({ byPasskey: true })
  expect(has(texts.needsAccreditation)).toBe(true)
  expect(has(texts.make.action)).toBe(false)
})

const waiting = {
  id: 1,
  curve: 'Ed25519',
  publicKeyMultibase: 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
  isStopped: false,
  state: 'waiting',
  attribute: { name: 'did/pub/Ed25519/veriKey/base58', value: `0x${'ab'.repeat(32)}`, validity: 31_536_000 },
}

const kept = { ...waiting, custody: 'service', isStopped: true }

it('an issuing key that was made in another browser cannot be announced in this browser, because a thief may have made it', async () => {
  await showStanding({ status: accredited, keys: [{ ...waiting, custody: 'browser' }] })
  await waitFor(() => has(texts.waitsElsewhere))
  expect(button(texts.revocation.action)).toBeDefined()
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(texts.announce)
})

it('an issuing key that this service keeps can be announced while it waits for its announcement', async () => {
  await showStanding({ status: accredited, keys: [{ ...waiting, custody: 'service' }] })
  expect(button(texts.announce)).toBeDefined()
})

it('a key that the wallet has announced since the page loaded it is taken back on the chain', async () => {
  const transactions = await revokeShown([{ ...kept, state: 'active', validUntil: '2027-11-21T10:00:00.000Z' }])
  const { name, value } = waiting.attribute
  const data = encodeRemoval(signer.address, { name: nameOf(name), value: hexSchema.parse(value) })
  expect(transactions).toEqual([{ to: config.ethereumDidRegistry, data }])
})

it.each([
  { key: 'was never announced', keys: [] },
  { key: 'the wallet has taken back already', keys: [{ ...kept, state: 'taken-back' }] },
])('no transaction goes to the chain for a key that $key', async ({ keys }) => {
  expect(await revokeShown(keys)).toEqual([null])
})

/**
 * Takes a key back that waited when the page loaded. The server then answers with the list `keys`.
 */
async function revokeShown(keys: object[]) {
  const { known, server, transactions } = await showStanding({
    status: accredited,
    keys: [{ ...waiting, custody: 'service' }],
  })
  known['/api/issuer-keys'] = { keys }
  await press(texts.revocation.action)
  await press(texts.revocation.confirm)
  await server.accept({ attribute: waiting.attribute })
  await waitFor(() => transactions.length === 1)
  return transactions
}
