import { parseRequestCode } from '@did/credentials/request-for-proof/request-code'
import { expect, type Page } from '@playwright/test'
import { sealAnswer } from '../../web/src/features/request-for-proof/sealed-answer.ts'
import { scanPicture } from './scanner.ts'

export type ShownRequest = { id: string; link: string; picture: Buffer; characters: string }

/** Asks on `/ask` for the first fact that the form offers, which is an age of 18 or older. */
export async function askForAge(page: Page, audience: string): Promise<ShownRequest> {
  await page.goto('/ask')
  await page.getByLabel('Who is asking').fill(audience)
  await page.getByRole('button', { name: 'Make the code' }).click()
  const code = page.getByRole('img', { name: 'QR code of your request for a proof' })
  await expect(code).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const { id } = parseRequestCode(new URL(link)) ?? {}
  if (!id) throw new Error('The link is no request')
  return { id, link, picture: await code.screenshot(), characters: await readCharacters(page) }
}

export async function readCharacters(page: Page): Promise<string> {
  const shown = page.getByText(/^[0-9A-HJKMNP-TV-Z]{4}( [0-9A-HJKMNP-TV-Z]{4}){2}$/)
  return shown.innerText()
}

export async function scanRequest(page: Page, picture: Buffer): Promise<void> {
  await scanPicture(page, picture)
  await expect(page.getByRole('heading', { name: 'Answer with a proof' })).toBeVisible()
}

/** The server gives the sealed answers to a request for proof to anybody. */
export async function readSealed(page: Page, id: string): Promise<string[]> {
  const answers: { sealed: string }[] = await (await page.request.get(`/api/proof-requests/${id}/answers`)).json()
  return answers.map(({ sealed }) => sealed)
}

/**
 * Posts an answer to a request for proof. Anybody who has a ciphertext and the request's id can do
 * so.
 */
export async function postAnswer(page: Page, id: string, sealed: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(`/api/proof-requests/${id}/answers`, { data: { sealed }, headers })
  expect(answer.status()).toBe(204)
}

/**
 * Seals any link as an answer to a request for proof, even if the link does not prove what was
 * asked.
 */
export async function sealFor(requestLink: string, proofLink: string): Promise<string> {
  const code = parseRequestCode(new URL(requestLink))
  if (!code) throw new Error('The link is no request')
  return sealAnswer(proofLink, { request: code, requestHash: code.requestHash })
}
