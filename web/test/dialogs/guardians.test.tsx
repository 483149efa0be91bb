import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import { guardianFileSchema, type IdentityControl } from '@did/domain/account/recovery'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type TransactionDialog, TransactionDialogContext } from '../../src/entities/transaction/transactions.ts'
import { encodeFreeze } from '../../src/features/recovery/control/control-calls.ts'
import { selectors } from '../../src/features/recovery/control/registry-chain.ts'
import { dayLimits, noHash } from '../../src/features/recovery/guardians/guardian-list.ts'
import { GuardiansSection } from '../../src/features/recovery/guardians/guardians-section.tsx'
import { Helping } from '../../src/features/recovery/helping/helping.tsx'
import { writeHelpLink } from '../../src/features/recovery/request/recovery-request.ts'
import {
  controlNoticeTexts,
  frozenTexts,
  guardianFileTexts,
  guardianTexts as texts,
} from '../../src/texts/en/recovery/guardians.ts'
import { helpTexts } from '../../src/texts/en/recovery/help.ts'
import { config, signer } from '../rig/people.ts'
import { button, choose, complaintAt, field, press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const identity = signer.address
const [first, second] = [`0x${'0a'.repeat(20)}`, `0x${'0b'.repeat(20)}`] as const
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
const guardians = { who: [first, second], threshold: 2, delay: 7 * 86_400, salt: `0x${'5a'.repeat(32)}` as const }
const { chainId, didRegistry } = config
const file = { kind: 'did-verification-guardians', version: 1, publicUrl: 'https://did.example', chainId, didRegistry }
const fileText = JSON.stringify({ ...file, identity, guardians })

/** Returns the transactions that the part of the profile about guardians would send. */
async function showSection(part: Partial<IdentityControl> = {}, pendingOnChain: string[] | null = null) {
  stubServer({ '/api/config': config, [`/api/identities/${identity}/control`]: { ...control, ...part } })
  stubChain(pendingOnChain)
  const sent: { to: string; data: string }[] = []
  const run: TransactionDialog['run'] = async (plan) => {
    const prepared = await plan.prepare()
    const transaction = plan.transaction(prepared)
    if (transaction) sent.push(transaction)
    return { status: 'success', result: await plan.finish(prepared, null) }
  }
  await show(
    <TransactionDialogContext value={{ run }}>
      <GuardiansSection />
    </TransactionDialogContext>,
    { connected: true, address: identity, signer, session: { status: 'signed-in' } },
  )
  return sent
}

/**
 * Nothing is frozen on this chain. If `pending` is null, the chain does not answer. The server
 * answers all other requests.
 */
function stubChain(pending: string[] | null) {
  const server = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== config.rpcUrl) return server(url, init)
    if (pending === null) throw new TypeError('Failed to fetch')
    const { params } = JSON.parse(String(init?.body))
    const data = String(params[0].data)
    const calm = '0'.repeat(data.startsWith(selectors.guardiansHash) ? 3 * 64 : 64)
    return Response.json({ result: `0x${data.startsWith(selectors.pendingChange) ? pending.join('') : calm}` })
  })
}

const reads = (text: string) => waitFor(() => document.body.textContent?.includes(text))

function stubClipboard(): string[] {
  const copied: string[] = []
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } })
  onTestFinished(() => void vi.unstubAllGlobals())
  return copied
}

async function openList() {
  await waitFor(() => button(texts.open))
  await press(texts.open)
  await waitFor(() => button(texts.choose))
  await press(texts.choose)
}

it('the dialog of guardians begins by saying that a thief can stop a recovery by a majority of guardians, and that nobody can stop a recovery by all guardians', async () => {
  await showSection()
  await waitFor(() => button(texts.open))
  await press(texts.open)
  await reads('A thief who has your key can stop it, too.')
  await reads('When all of them agree, nobody can stop it: no thief, and not you either.')
})

it('the dialog of guardians sets no guardians before the owner has copied or saved the guardian file', async () => {
  const copied = stubClipboard()
  const sent = await showSection()
  await openList()
  await type('Guardian 1', second)
  await type('Guardian 2', first)
  await press(texts.form.next)
  await press(texts.file.submit)
  await reads(texts.file.saveFirst)
  await press(texts.file.copy)
  await press(texts.file.submit)
  await reads(texts.file.confirmFirst)
  expect(sent).toEqual([])
  await choose(texts.file.confirm)
  await press(texts.file.submit)
  await waitFor(() => sent.length === 1)
  const saved = guardianFileSchema.parse(JSON.parse(copied[0] ?? ''))
  expect(saved).toMatchObject({ identity, guardians: { who: [first, second], threshold: 2, delay: 7 * 86_400 } })
  expect(sent[0]?.data).toContain(hashGuardianList(saved.guardians).slice(2))
})

it('the dialog of guardians complains at each row that is empty, contains the owner or repeats another row', async () => {
  await showSection()
  await openList()
  await press(texts.form.next)
  expect(complaintAt('Guardian 1')).toBe(texts.form.faults.missing)
  await type('Guardian 1', identity)
  await type('Guardian 2', first)
  await type('Guardian 3', first.toUpperCase().replace('0X', '0x'))
  expect(complaintAt('Guardian 1')).toBe(texts.form.faults.yourself)
  expect(complaintAt('Guardian 3')).toBe(texts.form.faults.repeated)
  await type(texts.form.days, '31')
  expect(complaintAt(texts.form.days)).toBe(texts.form.daysFault(dayLimits.least, dayLimits.most))
})

it('the dialog of guardians warns that nobody can stop a recovery if all guardians have to agree to it', async () => {
  await showSection()
  await openList()
  expect(document.body.textContent).not.toContain(texts.form.thresholdOfAll)
  for (const [index, who] of [first, second, `0x${'0c'.repeat(20)}`].entries()) await type(`Guardian ${index + 1}`, who)
  expect(document.body.textContent).not.toContain(texts.form.thresholdOfAll)
  await type(texts.form.threshold, '3')
  expect(document.body.textContent).toContain(texts.form.thresholdOfAll)
  expect(field(texts.form.daysOfAll).value).toBe('7')
})

it('the dialog of guardians asks for the present guardian file before a change, and refuses an outdated file', async () => {
  await showSection({ guardiansHash: hashGuardianList(guardians) })
  await waitFor(() => button(texts.open))
  await press(texts.open)
  await waitFor(() => button(texts.change))
  await press(texts.change)
  const other = { ...guardians, threshold: 1 }
  await type(guardianFileTexts.paste, JSON.stringify({ ...file, identity, guardians: other }))
  expect(complaintAt(guardianFileTexts.paste)).toBe(guardianFileTexts.faults.outdated)
  await type(guardianFileTexts.paste, fileText)
  await press(texts.form.next)
  expect(field('Guardian 1').value).toBe(first)
})

const recovery = { controller: second, keyHash: null, readyAt: '2026-12-01T10:00:00.000Z' }

it('the notice about a recovery by a majority lets the owner stop the recovery', async () => {
  const sent = await showSection({ pending: { ...recovery, kind: 'recovery', isUnanimous: false } })
  await waitFor(() => button('Stop it'))
  await press('Stop it')
  await waitFor(() => sent.length === 1)
  expect(sent[0]?.to).toBe(didRegistry)
})

it('the notice about a change of the guardians’ list leads to a freeze, which stops the change', async () => {
  const hash = hashGuardianList(guardians)
  const nextGuardians = { hash: `0x${'bb'.repeat(32)}`, at: recovery.readyAt } as const
  const sent = await showSection({ guardiansHash: hash, nextGuardians })
  await reads(controlNoticeTexts.guardians.title)
  await press(frozenTexts.title)
  await waitFor(() => button(frozenTexts.submit))
  await press(frozenTexts.submit)
  await waitFor(() => sent.length === 1)
  expect(sent[0]?.data).toBe(encodeFreeze(identity))
})

it('the notice about a removal of all guardians says that the guardians are about to leave', async () => {
  await showSection({ nextGuardians: { hash: noHash, at: recovery.readyAt } })
  await reads(controlNoticeTexts.leaving.title)
})

it('the notice about a frozen identity leads to the end of the freeze', async () => {
  await showSection({ frozenSince: recovery.readyAt })
  await reads(controlNoticeTexts.frozen.title)
  await press(frozenTexts.end)
  await waitFor(() => button(frozenTexts.endSubmit))
})

it('the notice shows a recovery that only the chain reports, because a lying server could hide the recovery', async () => {
  const word = (value: number) => value.toString(16).padStart(64, '0')
  await showSection({}, [word(1), second.slice(2).padStart(64, '0'), word(1_796_000_000), word(0), word(0)])
  await reads(controlNoticeTexts.pending.recovery.title)
  await waitFor(() => button('Stop it'))
})

it('the notice about a recovery by all guardians says that only all of them together can stop the recovery', async () => {
  await showSection({ pending: { ...recovery, kind: 'recovery', isUnanimous: true } })
  await reads('only all of them together can stop it')
  expect(() => button('Stop it')).toThrow()
})

const target = { kind: 'controller', controller: second } as const

async function showHelp(address: typeof first, asked = { identity, target, chainId, registry: didRegistry }) {
  const hash = hashGuardianList(guardians)
  const server = stubServer({
    '/api/config': config,
    [`/api/identities/${identity}/control`]: { ...control, guardiansHash: hash },
    [`/api/verifiers/wallet/${identity}`]: { kind: 'unknown' },
  })
  location.hash = new URL(writeHelpLink(asked, 'https://did.example')).hash
  onTestFinished(() => {
    location.hash = ''
  })
  await show(<Helping />, { connected: true, address, signer: { ...signer, address, wallet: address } })
  return server
}

it('the page of a guardian takes no signature before the guardian has compared the six words', async () => {
  await showHelp(first)
  await waitFor(() => button(helpTexts.sign.agree))
  await type(guardianFileTexts.paste, fileText)
  await press(helpTexts.sign.agree)
  await reads(helpTexts.sign.missing)
})

it('the page of a guardian takes no signature until the guardian has confirmed both the six words and the caller’s voice', async () => {
  const server = await showHelp(first)
  await waitFor(() => button(helpTexts.sign.agree))
  await type(guardianFileTexts.paste, fileText)
  await choose(helpTexts.words.same)
  await press(helpTexts.sign.agree)
  await reads(helpTexts.sign.missing)
  await choose(helpTexts.words.same)
  await choose(helpTexts.words.voice)
  await press(helpTexts.sign.agree)
  await reads(helpTexts.sign.missing)
  expect(server.asked).toEqual([])
})

it('the page of a guardian shows whom the guardian would help, and refuses the guardian file of another identity', async () => {
  await showHelp(first)
  await waitFor(() => button(helpTexts.sign.agree))
  await reads(identity)
  await reads(second)
  await type(guardianFileTexts.paste, JSON.stringify({ ...file, identity: second, guardians }))
  await reads(guardianFileTexts.faults['other-identity'])
})

it('the page of a guardian tells a person that the connected wallet is not in the guardian file', async () => {
  const server = await showHelp(`0x${'0c'.repeat(20)}`)
  await waitFor(() => button(helpTexts.sign.agree))
  await type(guardianFileTexts.paste, fileText)
  await choose(helpTexts.words.same)
  await choose(helpTexts.words.voice)
  await press(helpTexts.sign.agree)
  await reads('which is no guardian in this file')
  expect(server.asked).toEqual([])
})

it('the page of a guardian refuses a link that was made for another chain', async () => {
  await showHelp(first, { identity, target, chainId: 1, registry: didRegistry })
  await reads(helpTexts.elsewhere.title)
})
