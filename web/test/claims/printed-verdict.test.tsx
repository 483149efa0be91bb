import { everythingRight } from '@did/credentials/test/verdict-rig'
import { expect, it, vi } from 'vitest'
// The page loads these parts on demand. Import them here, so that no test waits for them.
import '../../src/pages/check/export/receipt-of-one.tsx'
import '../../src/pages/check/table/record-fields.tsx'
import { askAbout } from '../../src/entities/verdict/judge/begin-verdict.ts'
import { installation, judged } from '../../src/pages/check/rows/rows-rig.ts'
import { PrintVerdict } from '../../src/pages/verdict/print-verdict.tsx'
import { field, press, show, type, waitFor } from '../rig/screen.tsx'

vi.mock('../../src/entities/verdict/judge/begin-verdict.ts', () => ({ askAbout: vi.fn() }))
vi.mock('../../src/entities/verdict/judge/installation.ts', () => ({ getInstallation: async () => installation }))

const block = { number: '0x2a', hash: `0x${'42'.repeat(32)}` }

/**
 * The chain answers with its newest block, and a check of the claim has these findings. Returns the
 * list of what the page asked for the receipt, in order.
 */
function stubBrowser({ findings } = judged()) {
  const asked: string[] = []
  vi.stubGlobal('print', vi.fn())
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { method } = JSON.parse(body)
    asked.push(method)
    return Response.json({ jsonrpc: '2.0', id: 1, result: method === 'eth_chainId' ? '0x7a69' : block })
  })
  vi.mocked(askAbout).mockImplementation(async () => {
    asked.push('verdict')
    return findings
  })
  return asked
}

const page = (shown = judged(), onCheckAgain = () => {}) => <PrintVerdict judged={shown} onCheckAgain={onCheckAgain} />
const printed = () => waitFor(() => document.querySelector('.print-sheet'))

it('the receipt of a single verdict names the checker and the case if the checker has entered both', async () => {
  stubBrowser()
  await show(page())
  document.querySelector('summary')?.click()
  await waitFor(() => document.querySelector('input'))
  await type('Who checks? (optional)', 'Harbour Hospital')
  await type('Case or file number (optional)', 'HR-17')
  expect(field('Who checks? (optional)').value).toBe('Harbour Hospital')
  await press('Print a receipt')
  const receipt = await printed()
  expect(receipt.textContent).toContain('Harbour Hospital')
  expect(receipt.textContent).toContain('HR-17')
})

it('the receipt of a single verdict can be printed although the checker has entered nothing', async () => {
  stubBrowser()
  await show(page())
  await press('Print a receipt')
  const receipt = await printed()
  expect(receipt.textContent).not.toContain('Case')
})

it('printing the receipt of a verdict that is an hour old checks the claim again, so the receipt says that the claim was revoked since', async () => {
  const hourAgo = judged({ now: everythingRight.now - 3600 })
  stubBrowser(judged({ revocation: { kind: 'revoked', at: everythingRight.now - 60, reason: null } }))
  const onCheckAgain = vi.fn()
  await show(page(hourAgo, onCheckAgain))
  await press('Print a receipt')
  expect((await printed()).textContent).toContain('University withdrew it')
  expect(onCheckAgain).toHaveBeenCalledOnce()
})

it('for the receipt of a single verdict, the page reads the newest block before it checks the claim again', async () => {
  const asked = stubBrowser()
  await show(page())
  await press('Print a receipt')
  expect((await printed()).textContent).toContain('42')
  expect(asked).toEqual(['eth_getBlockByNumber', 'eth_chainId', 'verdict'])
})
