/**
 * These tests are about a page that the browser kept whole and shows again, for instance after a
 * press on Back.
 */
import { buildCredential } from '@did/credentials/test/foreign-issuer'
import { buildJudged } from '@did/credentials/test/judged-credential'
import { expect, it, vi } from 'vitest'
import { judgeForeignText } from '../src/entities/foreign/judge-text.ts'
import { useForeignVerdict } from '../src/entities/foreign/use-foreign-verdict.ts'
import { askAbout } from '../src/entities/verdict/judge/begin-verdict.ts'
import { useVerdict } from '../src/entities/verdict/judge/use-verdict.ts'
import { judged } from '../src/pages/check/rows/rows-rig.ts'
import { show, waitFor } from './rig/screen.tsx'

vi.mock('../src/entities/verdict/judge/begin-verdict.ts', () => ({ askAbout: vi.fn(), takeBegun: () => null }))
vi.mock('../src/entities/foreign/judge-text.ts', () => ({ judgeForeignText: vi.fn() }))

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

it('a page that the browser kept judges a credential of other software again when the browser shows the page again', async () => {
  vi.mocked(judgeForeignText).mockResolvedValue(await buildJudged())
  await show(<PageOfOtherSoftware />)
  await waitFor(() => document.body.textContent.includes('judged'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => vi.mocked(judgeForeignText).mock.calls.length === 2)
})
