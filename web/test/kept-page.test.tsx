/** A browser can keep a page whole and show it again, for instance after a press on Back. */
import { makeCollectionLink, shortLinkLength } from '@did/credentials/share/short-link'
import { buildCredential } from '@did/credentials/test/foreign-issuer'
import { buildJudged } from '@did/credentials/test/judged-credential'
import { expect, it, vi } from 'vitest'
import { judgeForeignText } from '../src/entities/foreign/judge-text.ts'
import { useForeignVerdict } from '../src/entities/foreign/use-foreign-verdict.ts'
import { askAbout } from '../src/entities/verdict/judge/begin-verdict.ts'
import { useVerdict } from '../src/entities/verdict/judge/use-verdict.ts'
import { findAccreditationIn } from '../src/entities/verifier/registry.ts'
import { useCollection } from '../src/features/verdict/collection/use-collection.ts'
import { openShare } from '../src/features/verdict/open-share.ts'
import { installation, judged } from '../src/pages/check/rows/rows-rig.ts'
import { VerifierProfileView } from '../src/pages/verifier/verifier-profile-view.tsx'
import { button, press, show, waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

vi.mock('../src/entities/verdict/judge/begin-verdict.ts', () => ({ askAbout: vi.fn(), takeBegun: () => null }))
vi.mock('../src/entities/foreign/judge-text.ts', () => ({ judgeForeignText: vi.fn() }))
vi.mock('../src/features/verdict/open-share.ts', () => ({ openShare: vi.fn() }))
vi.mock('../src/entities/verdict/judge/installation.ts', () => ({ getInstallation: async () => installation }))
vi.mock('../src/entities/verifier/registry.ts', () => ({ findAccreditationIn: vi.fn() }))

const { share, findings } = judged()

function Page() {
  const { isChecking } = useVerdict(share)
  return <p>{isChecking ? 'asking' : 'judged'}</p>
}

const credential = JSON.stringify(buildCredential('did:web:school.example'))

function PageOfOtherSoftware() {
  const { state } = useForeignVerdict(credential)
  return <p>{state.status}</p>
}

it('a page that the browser kept judges its link again when the browser shows the page again', async () => {
  vi.mocked(askAbout).mockResolvedValue(findings)
  await show(<Page />)
  await waitFor(() => document.body.textContent.includes('judged'))
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await waitFor(() => vi.mocked(askAbout).mock.calls.length === 2)
  await waitFor(() => document.body.textContent.includes('judged'))
  expect(askAbout).toHaveBeenCalledTimes(2)
})

it('a page that the browser kept judges a credential of other people’s software again when the browser shows the page again', async () => {
  vi.mocked(judgeForeignText).mockResolvedValue(await buildJudged())
  await show(<PageOfOtherSoftware />)
  await waitFor(() => document.body.textContent.includes('judged'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => vi.mocked(judgeForeignText).mock.calls.length === 2)
})

const showKept = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

const { members } = makeCollectionLink('https://id.example', { count: 2, random: new Uint8Array(shortLinkLength) })

function PageOfSeveral() {
  const { state, isChecking, open } = useCollection(members)
  return (
    <button type="button" onClick={() => void open()}>
      {state.kind === 'opened' && !isChecking ? 'judged' : 'Open'}
    </button>
  )
}

it('a page that the browser kept judges each credential of one link again, and opens none of these credentials again', async () => {
  vi.mocked(askAbout).mockResolvedValue(findings)
  vi.mocked(openShare).mockResolvedValue({ kind: 'opened', share })
  await show(<PageOfSeveral />)
  await press('Open')
  await waitFor(() => button('judged'))
  vi.mocked(askAbout).mockClear()
  showKept()
  await waitFor(() => vi.mocked(askAbout).mock.calls.length === members.length)
  await waitFor(() => button('judged'))
  expect(openShare).toHaveBeenCalledTimes(members.length)
})

const wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

it('a verifier’s page that the browser kept says that the verifier was suspended in the meantime', async () => {
  stubServer()
  const standing = { name: 'Clinic', domain: '', since: 1_790_000_000 }
  vi.mocked(findAccreditationIn).mockResolvedValueOnce({ isAccredited: true, ...standing })
  await show(<VerifierProfileView wallet={wallet} />)
  await waitFor(() => document.body.textContent.includes('Accredited since'))
  vi.mocked(findAccreditationIn).mockResolvedValue({ isAccredited: false, ...standing })
  // The page listens only after it has drawn the first answer, so a single event could come early.
  await waitFor(() => {
    showKept()
    return document.body.textContent.includes('Suspended')
  })
})
