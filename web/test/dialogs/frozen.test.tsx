import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import type { IdentityControl } from '@did/domain/account/recovery'
import { expect, it, vi } from 'vitest'
import type { Account } from '../../src/entities/account/account.ts'
import { controlKey } from '../../src/entities/account/control-query.ts'
import { type TransactionDialog, TransactionDialogContext } from '../../src/entities/transaction/transactions.ts'
import { AddClaimDialog } from '../../src/features/claim/add/add-claim-dialog.tsx'
import { EditClaim } from '../../src/features/claim/edit-claim.tsx'
import { DeleteAccountDialog } from '../../src/features/profile/delete-account-dialog.tsx'
import { EditProfileDialog } from '../../src/features/profile/edit-profile-dialog.tsx'
import { GuardiansSection } from '../../src/features/recovery/guardians/guardians-section.tsx'
import { TemplateDialog } from '../../src/features/template/template-dialog.tsx'
import { RequestVerificationDialog } from '../../src/features/verification/request-verification-dialog.tsx'
import { OneKeyNotice } from '../../src/features/wallet/keys/one-key-notice.tsx'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { whileFrozenTexts } from '../../src/texts/en/account/while-frozen.ts'
import { frozenTexts, guardianTexts, controlNoticeTexts as texts } from '../../src/texts/en/recovery/guardians.ts'
import { passkeysTexts } from '../../src/texts/en/wallet/passkeys.ts'
import { ada, claim, config, did, signer } from '../rig/people.ts'
import { button, press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const identity = signer.address
const who = [`0x${'0a'.repeat(20)}`, `0x${'0b'.repeat(20)}`] as const
const guardiansHash = hashGuardianList({ who: [...who], threshold: 1, delay: 86_400, salt: `0x${'5a'.repeat(32)}` })
const owner: Partial<Account> = { connected: true, address: identity, signer, session: { status: 'signed-in' } }
const control: IdentityControl = {
  identity,
  controller: identity,
  since: null,
  byRecovery: false,
  frozenSince: null,
  guardiansHash: null,
  nextGuardians: null,
  pending: null,
}
const frozenSince = '2026-12-01T10:00:00.000Z'

/** The server knows the identity's control, and the chain does not answer. */
function stubControl(part: Partial<IdentityControl>) {
  stubServer({ '/api/config': config, [`/api/identities/${identity}/control`]: { ...control, ...part } })
  const server = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === config.rpcUrl) throw new TypeError('Failed to fetch')
    return server(url, init)
  })
}

/** Returns the texts that the transaction dialog would show after the transactions. */
async function showSection(part: Partial<IdentityControl>): Promise<string[]> {
  stubControl(part)
  const said: string[] = []
  const run: TransactionDialog['run'] = async (plan) => {
    said.push(plan.successText ?? '')
    return { status: 'success', result: await plan.finish(await plan.prepare(), null) }
  }
  await show(
    <TransactionDialogContext value={{ run }}>
      <GuardiansSection />
    </TransactionDialogContext>,
    owner,
  )
  return said
}

const shows = (text: string) => document.body.textContent?.includes(text) ?? false
const reads = (text: string) => waitFor(() => shows(text))
const offersNewKey = () => document.querySelector('a[href="/recover"]') !== null

async function freeze() {
  await waitFor(() => button(guardianTexts.open))
  await press(guardianTexts.open)
  await waitFor(() => button(guardianTexts.stolen))
  await press(guardianTexts.stolen)
  await reads('Whoever opens your links is warned until the freeze ends.')
}

it('a person who freezes their identity is told to ask the guardians for a new key', async () => {
  const said = await showSection({ guardiansHash })
  await freeze()
  expect(shows(frozenTexts.endsBy)).toBe(true)
  await press(frozenTexts.submit)
  await waitFor(() => said.length === 1)
  expect(said).toEqual([frozenTexts.freezing.success])
})

it('a person without guardians who freezes their identity reads nothing about guardians', async () => {
  const said = await showSection({})
  await freeze()
  expect(shows(frozenTexts.endsBy)).toBe(false)
  await press(frozenTexts.submit)
  await waitFor(() => said.length === 1)
  expect(said).toEqual([frozenTexts.freezing.successAlone])
})

it('the notice of a frozen identity with guardians leads to a new key from the guardians and to the end of the freeze', async () => {
  await showSection({ frozenSince, guardiansHash })
  await reads('Your guardians can give you a new key.')
  expect(offersNewKey()).toBe(true)
  await press(frozenTexts.end)
  await reads(frozenTexts.endText)
  expect(shows(frozenTexts.endDescription)).toBe(true)
})

it('the notice of a frozen identity without guardians leads only to the end of the freeze', async () => {
  await showSection({ frozenSince })
  await reads('only the freeze protects you')
  expect(shows(texts.frozen.newKey)).toBe(false)
  expect(offersNewKey()).toBe(false)
  await press(frozenTexts.end)
  await reads(frozenTexts.endTextAlone)
  expect(shows(frozenTexts.endDescriptionAlone)).toBe(true)
})

const nothing = () => {}
it.each([
  ['of a new claim', <AddClaimDialog key="add" did={did} onSaved={nothing} onClose={nothing} />],
  ['of a changed claim', <EditClaim key="edit" claim={claim} did={null} onSaved={nothing} onCancel={nothing} />],
  ['of the profile', <EditProfileDialog key="profile" user={ada} onClose={nothing} />],
  ['of a deletion', <DeleteAccountDialog key="delete" user={ada} onClose={nothing} />],
  ['of a template', <TemplateDialog key="template" user={ada} template={null} onClose={nothing} />],
  ['of a request', <RequestVerificationDialog key="ask" claim={claim} occasion="first" onClose={nothing} />],
])('a person with a frozen identity reads at once that a form cannot be sent: the form %s', async (_, form) => {
  stubControl({ frozenSince })
  await show(form, owner)
  await reads(whileFrozenTexts.title)
})

const key = { credentialId: 'AAAAAAAAAAAAAAAAAAAAAA', x: `0x${'01'.repeat(32)}`, y: `0x${'02'.repeat(32)}` }

const passkeys = [{ ...key, createdAt: frozenSince }]

/**
 * The chain answers questions about guardians with `guardians`. The account has no code on this
 * chain yet.
 */
function stubChain(known: IdentityControl, guardians: string) {
  stubServer({ '/api/config': config, '/api/passkeys': passkeys, [`/api/identities/${identity}/control`]: known })
  const server = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== config.rpcUrl) return server(url, init)
    return Response.json({ result: String(init?.body).includes('eth_getCode') ? '0x' : guardians })
  })
}

it('the advice to add a second passkey disappears once the identity is frozen, because the chain would refuse the passkey', async () => {
  const known = { ...control }
  stubChain(known, `0x${'0'.repeat(192)}`)
  await show(<OneKeyNotice />, { ...owner, byPasskey: true })
  await reads(passkeysTexts.oneKey.title)
  Object.assign(known, { frozenSince })
  await queryClientStore.get().invalidateQueries({ queryKey: controlKey })
  await waitFor(() => !shows(passkeysTexts.oneKey.title))
})

it('the advice to add a second passkey disappears once the identity has guardians, who can also give the account back', async () => {
  stubChain({ ...control }, `0x${'0'.repeat(192)}`)
  await show(<OneKeyNotice />, { ...owner, byPasskey: true })
  await reads(passkeysTexts.oneKey.title)
  stubChain({ ...control }, `${guardiansHash}${'0'.repeat(128)}`)
  await queryClientStore.get().invalidateQueries({ queryKey: ['guarded'] })
  await waitFor(() => !shows(passkeysTexts.oneKey.title))
})
