import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import type { IdentityControl } from '@did/domain/account/recovery'
import { expect, it, onTestFinished } from 'vitest'
import { Helping } from '../../src/features/recovery/helping/helping.tsx'
import {
  type HelpRequest,
  parseHelpFragment,
  writeHelpLink,
} from '../../src/features/recovery/request/recovery-request.ts'
import { guardianFileTexts } from '../../src/texts/en/recovery/guardians.ts'
import { helpTexts as texts } from '../../src/texts/en/recovery/help.ts'
import { config, signer } from '../rig/people.ts'
import { button, press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const identity = `0x${'1d'.repeat(20)}` as const
const [first, second] = [`0x${'0a'.repeat(20)}`, `0x${'0b'.repeat(20)}`] as const
const guardians = { who: [first, second], threshold: 2, delay: 7 * 86_400, salt: `0x${'5a'.repeat(32)}` as const }
const { chainId, didRegistry } = config
const place = { chainId, registry: didRegistry }
const file = { kind: 'did-verification-guardians', version: 1, publicUrl: 'https://did.example', chainId, didRegistry }
const fileText = JSON.stringify({ ...file, identity, guardians })
const at = '2026-12-01T10:00:00.000Z'
const calm: IdentityControl = {
  identity,
  controller: identity,
  since: null,
  byRecovery: false,
  frozenSince: null,
  guardiansHash: hashGuardianList(guardians),
  nextGuardians: null,
  pending: null,
}

async function showHelp(
  request: HelpRequest | null,
  { wallet = first, part = {} }: { wallet?: typeof first; part?: Partial<IdentityControl> } = {},
) {
  const server = stubServer({
    '/api/config': config,
    [`/api/identities/${identity}/control`]: { ...calm, ...part },
    [`/api/verifiers/wallet/${identity}`]: { kind: 'unknown' },
  })
  location.hash = request ? new URL(writeHelpLink(request, 'https://did.example')).hash : ''
  onTestFinished(() => {
    location.hash = ''
  })
  await show(<Helping />, { connected: true, address: wallet, signer: { ...signer, address: wallet, wallet } })
  return server
}
const reads = (text: string) => waitFor(() => document.body.textContent?.includes(text))

it('a guardian reads in one sentence what a decision does, and cannot sign without the guardian file', async () => {
  const server = await showHelp({ identity, decision: 'freeze', ...place })
  await reads(texts.decision.effect.freeze)
  await press(texts.sign.agree)
  await reads(texts.decision.missing)
  expect(server.asked.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
})

it('a guardian’s page asks how many guardians have agreed only once the guardian has opened the guardian file', async () => {
  const server = await showHelp({ identity, decision: 'freeze', ...place })
  await reads(texts.decision.effect.freeze)
  expect(server.asked).toEqual([])
  await type(guardianFileTexts.paste, fileText)
  await press(guardianFileTexts.open)
  expect((await server.next()).body).toMatchObject({ method: 'eth_call' })
})

it('a guardian who is asked for a veto reads which change the veto stops', async () => {
  const pending = { kind: 'move', controller: second, keyHash: null, readyAt: at, isUnanimous: false } as const
  await showHelp({ identity, decision: 'veto', ...place }, { part: { pending } })
  await reads('The identity does not move on')
  await reads(second)
})

it('a guardian who is asked to end a freeze has nothing to decide if the identity is not frozen', async () => {
  await showHelp({ identity, decision: 'unfreeze', ...place })
  await reads(texts.decision.nothingToDo)
  expect(() => button(texts.sign.agree)).toThrow()
})

it('a guardian who begins a decision with the guardian file does not have to open this file again', async () => {
  await showHelp(null)
  await waitFor(() => button(texts.begin.next))
  await type(guardianFileTexts.paste, fileText)
  await press(texts.begin.next)
  expect(parseHelpFragment(location.hash)).toEqual({ identity, decision: 'freeze', ...place })
  await reads(guardianFileTexts.read(2, 2))
  expect(() => button(guardianFileTexts.open)).toThrow()
})

it('an owner can begin a decision of the guardians without the guardian file, is told to send the link to the guardians, and cannot sign the decision', async () => {
  await showHelp(null, { wallet: identity })
  await waitFor(() => button(texts.begin.next))
  await press(texts.begin.next)
  await reads(texts.decision.send.owner)
  expect(() => button(texts.sign.agree)).toThrow()
})
