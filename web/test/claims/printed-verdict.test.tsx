import { expect, it, vi } from 'vitest'
// The page loads these parts when it needs them. Loaded here, they keep nobody waiting.
import '../../src/pages/check/export/receipt-of-one.tsx'
import '../../src/pages/check/table/record-fields.tsx'
import { judged } from '../../src/pages/check/rows/rows-rig.ts'
import { PrintVerdict } from '../../src/pages/verdict/print-verdict.tsx'
import { field, press, show, type, waitFor } from '../rig/screen.tsx'

/** Answers no question about the newest block, without which a receipt is printed as well. */
function stubBrowser() {
  vi.stubGlobal('print', vi.fn())
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
}

it('the receipt of a single verdict says who checked it and for which case, if the reader wrote that', async () => {
  stubBrowser()
  await show(<PrintVerdict judged={judged({})} />)
  document.querySelector('summary')?.click()
  await waitFor(() => document.querySelector('input'))
  await type('Who checks? (optional)', 'Harbour Hospital')
  await type('Case or file number (optional)', 'HR-17')
  expect(field('Who checks? (optional)').value).toBe('Harbour Hospital')
  await press('Print a receipt')
  const receipt = await waitFor(() => document.querySelector('.print-sheet'))
  expect(receipt.textContent).toContain('Harbour Hospital')
  expect(receipt.textContent).toContain('HR-17')
})

it('the receipt of a single verdict needs no word of the reader', async () => {
  stubBrowser()
  await show(<PrintVerdict judged={judged({})} />)
  await press('Print a receipt')
  const receipt = await waitFor(() => document.querySelector('.print-sheet'))
  expect(receipt.textContent).not.toContain('Case')
})
