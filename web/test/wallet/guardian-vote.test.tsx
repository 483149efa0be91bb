import { selectors as controlSelectors } from '@did/credentials/chain/registry-calls'
import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import { occasionOf } from '@did/credentials/recovery/occasion'
import type { IdentityControl } from '@did/domain/account/recovery'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { controlKey } from '../../src/entities/account/control-query.ts'
import { selectors } from '../../src/features/recovery/control/registry-chain.ts'
import { Helping } from '../../src/features/recovery/helping/helping.tsx'
import { writeHelpLink } from '../../src/features/recovery/request/recovery-request.ts'
import { queryClientStore, renewQueryClient } from '../../src/lib/query/query-client.ts'
import { errorTexts } from '../../src/texts/en/frame/errors.ts'
import { guardianFileTexts } from '../../src/texts/en/recovery/guardians.ts'
import { helpTexts as texts } from '../../src/texts/en/recovery/help.ts'
import { config, signer } from '../rig/people.ts'
import { press, showPage, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const identity = `0x${'1d'.repeat(20)}` as const
const guardian = signer.address
const guardians = { who: [guardian], threshold: 1, delay: 86_400, salt: `0x${'5a'.repeat(32)}` as const }
const { chainId, didRegistry } = config
const file = { kind: 'did-verification-guardians', version: 1, publicUrl: 'https://did.example', chainId, didRegistry }
const fileText = JSON.stringify({ ...file, identity, guardians })
const pending = { kind: 'move', keyHash: null, readyAt: '2026-12-03T10:00:00.000Z', isUnanimous: false } as const
const move = { ...pending, controller: `0x${'0a'.repeat(20)}` } as const
const recovery = { ...pending, kind: 'recovery', controller: `0x${'0b'.repeat(20)}` } as const
type Pending = typeof move | typeof recovery
const calm: Omit<IdentityControl, 'pending'> = {
  ...{ identity, controller: identity, since: null, byRecovery: false, frozenSince: null },
  ...{ guardiansHash: hashGuardianList(guardians), nextGuardians: null },
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('a guardian’s vote tells the server which change the guardian has read about', async () => {
  const { server } = await showVeto()
  await press(texts.sign.agree)
  const { body } = await server.next()
  expect(body).toMatchObject({ decision: { kind: 'veto' }, occasion: occasionOf('veto', { ...calm, pending: move }) })
})

it('a guardian signs nothing if the chain shows another change than the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { server, known } = await showVeto()
  known.onChain = recovery
  await press(texts.sign.agree)
  await reads(errorTexts['precondition-failed'].text)
  expect(server.asked).toEqual([])
})

it('if the page replaces a change by another one, the guardian’s first press only says so', async () => {
  const { server, known } = await showVeto()
  Object.assign(known, { onChain: recovery, control: { ...calm, pending: recovery } })
  await queryClientStore.get().invalidateQueries({ queryKey: controlKey })
  await waitFor(() => !document.body.textContent?.includes(move.controller))
  await press(texts.sign.agree)
  await reads(errorTexts['precondition-failed'].text)
  expect(server.asked).toEqual([])
  await press(texts.sign.agree)
  expect((await server.next()).body).toMatchObject({
    occasion: occasionOf('veto', { ...calm, pending: recovery }),
  })
})

it('a guardian who signs in after another change has replaced the one on the page is told so before the vote', async () => {
  const { server, known } = await showVeto()
  Object.assign(known, { onChain: recovery, control: { ...calm, pending: recovery } })
  renewQueryClient()
  await reads('The recovery that would be ready')
  await press(texts.sign.agree)
  await reads(errorTexts['precondition-failed'].text)
  expect(server.asked).toEqual([])
})

const reads = (text: string) => waitFor(() => document.body.textContent?.includes(text))

/** Shows a guardian who has opened the guardian file the link to a veto against a move. */
async function showVeto() {
  const known: { onChain: Pending; control: IdentityControl } = { onChain: move, control: { ...calm, pending: move } }
  const server = stubServer({
    '/api/config': config,
    get [`/api/identities/${identity}/control`]() {
      return known.control
    },
    [`/api/verifiers/wallet/${identity}`]: { kind: 'unknown' },
  })
  const rest = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url === config.rpcUrl ? Response.json({ result: answer(String(init?.body), known.onChain) }) : rest(url, init),
  )
  location.hash = new URL(
    writeHelpLink({ identity, decision: 'veto', chainId, registry: didRegistry }, 'https://did.example'),
  ).hash
  onTestFinished(() => {
    location.hash = ''
  })
  const signed = `0x${'ab'.repeat(65)}` as const
  await showPage(<Helping />, {
    connected: true,
    address: guardian,
    signer: { ...signer, signTypedData: async () => signed },
  })
  await reads(move.controller)
  await type(guardianFileTexts.paste, fileText)
  await press(guardianFileTexts.open)
  await reads(guardianFileTexts.read(1, 1))
  return { server, known }
}

const word = (value: number | bigint | string) => BigInt(value).toString(16).padStart(64, '0')

/** Answers a question to the registry as the chain does. */
function answer(body: string, { kind, controller, readyAt }: Pending): string {
  const asks = (selector: string) => body.includes(selector)
  if (asks(selectors.pendingChange))
    return `0x${word(kind === 'recovery' ? 1 : 2)}${word(controller)}${word(Date.parse(readyAt) / 1000)}${word(0)}${word(0)}`
  if (asks(selectors.guardiansHash)) return `0x${word(hashGuardianList(guardians))}${word(0)}${word(0)}`
  if (asks(selectors.guardianRound) || asks(controlSelectors.frozenSince)) return `0x${word(0)}`
  throw new Error(`The test has no answer to ${body}`)
}
