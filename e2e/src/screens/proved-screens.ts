import { attachProved, parseShareUrl } from '@did/credentials/share/share-link'
import { decodeProofForSomebody, encodeProofForSomebody } from '@did/proofs/proof-for-somebody'
import { expect, type Page } from '@playwright/test'
import { showLinks } from '../share-sheet.ts'
import { openClaim, openView } from './member-screens.ts'
import type { Look } from './screen.ts'
import { loseFiles } from './screen.ts'
import { laterMs } from './walked-links.ts'

export const audience = 'Bar do Cais'

/** Returns the link of a proof of the owner's age. */
export async function walkProving(page: Page, title: string, look: Look): Promise<string> {
  await openView(page, 'claims')
  const sheet = await openClaim(page, title)
  await sheet.getByRole('button', { name: 'View Proof' }).click()
  await expect(sheet.getByText('checked again in this browser just now')).toBeVisible()
  await look(page, 'proof of a claim, with a real proof')
  await showLinks(sheet, 'Open link')
  await sheet.getByText('Prove something without showing it').click()
  await expect(sheet.getByRole('button', { name: 'Open with my wallet' })).toBeVisible()
  await look(page, 'prove something, locked')
  await sheet.getByRole('button', { name: 'Open with my wallet' }).click()
  await sheet.getByRole('button', { name: 'Add another fact' }).click()
  await sheet.getByLabel('What should be proved').last().selectOption('RangeProof')
  await sheet.getByRole('button', { name: 'Make the proof' }).click()
  await expect(sheet.getByText('Say for whom the proof is')).toBeVisible()
  await look(page, 'prove something, with a complaint')
  await sheet.getByRole('button', { name: 'Remove this fact' }).last().click()
  await sheet.getByLabel('For whom').fill(audience)
  await sheet.getByRole('button', { name: 'Make the proof' }).click()
  await expect(sheet.getByText('The proof is ready.')).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: audience })).toBeVisible()
  await look(page, 'prove something, proved')
  await sheet.getByRole('status').getByRole('button', { name: 'Copy Sharing Link' }).click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toContain('&z=')
  return read()
}

/** The proofs of these links hold, have ended, name another recipient, or cannot be checked. */
export async function walkProvedLinks(page: Page, link: string, look: Look): Promise<void> {
  const open = async (url: string, screen: string) => {
    await page.goto('about:blank')
    await page.goto(url, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const details of await page.locator('main details').all()) await details.locator('summary').first().click()
    await look(page, `/shared-claim: ${screen}`)
  }
  await open(link, 'proved')
  await open(copyForAnother(link), 'proved to somebody else')
  const mend = await loseFiles(page, /check-proved/)
  await open(link, 'proof that could not be checked')
  await mend()
  await page.clock.setFixedTime(Date.now() + laterMs)
  await open(link, 'proof that is over')
}

/**
 * Copies the link of a proof and changes the recipient's name. A recipient could do this to show
 * the proof to a third person.
 */
export function copyForAnother(link: string, recipient = 'Bar do Mar'): string {
  const share = parseShareUrl(link)
  if (share.kind !== 'attested' || !share.proved) throw new Error('The link proves nothing')
  const [plain = ''] = link.split('&z=')
  return attachProved(plain, encodeProofForSomebody({ ...decodeProofForSomebody(share.proved), audience: recipient }))
}
