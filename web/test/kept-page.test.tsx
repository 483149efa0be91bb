/** Tests a page that the browser kept whole and shows again, as after Back. */
import { expect, it, vi } from 'vitest'
import { askAbout } from '../src/entities/verdict/judge/begin-verdict.ts'
import { useVerdict } from '../src/entities/verdict/judge/use-verdict.ts'
import { judged } from '../src/pages/check/rows/rows-rig.ts'
import { show, waitFor } from './rig/screen.tsx'

vi.mock('../src/entities/verdict/judge/begin-verdict.ts', () => ({ askAbout: vi.fn(), takeBegun: () => null }))

const { share, findings } = judged()

function Page() {
  const { isChecking } = useVerdict(share)
  return <p>{isChecking ? 'asking' : 'judged'}</p>
}

it('a page that the browser kept and shows again judges its link again at once', async () => {
  vi.mocked(askAbout).mockResolvedValue(findings)
  await show(<Page />)
  await waitFor(() => document.body.textContent.includes('judged'))
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await waitFor(() => vi.mocked(askAbout).mock.calls.length === 2)
  await waitFor(() => document.body.textContent.includes('judged'))
  expect(askAbout).toHaveBeenCalledTimes(2)
})
