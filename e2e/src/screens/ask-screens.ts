import { buildRequestPath, parseRequestCode } from '@did/credentials/request-for-proof/request-code'
import { expect, type Page } from '@playwright/test'
import { askForAge, postAnswer } from '../requests-for-proof.ts'
import type { Look } from './screen.ts'

export const asksAs = 'Bar do Cais'

export async function walkAskScreens(page: Page, look: Look): Promise<void> {
  await page.goto('/ask', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Make the code' }).click()
  await expect(page.getByText('Say who is asking')).toBeVisible()
  await look(page, '/ask with a complaint')
  const wallet = page.getByRole('region', { name: 'From any wallet' })
  await wallet.getByRole('button', { name: 'Show a code' }).click()
  await expect(wallet.getByRole('img')).toBeVisible()
  await look(page, '/ask, waiting for any wallet')
  await wallet.getByRole('button', { name: 'Ask again' }).click()
  const { id, link } = await askForAge(page, asksAs)
  await postAnswer(page, id, 'AQID')
  await expect(page.getByText(/something that was not made for this code/)).toBeVisible()
  await look(page, '/ask, waiting, with what nobody can open')
  await page.goto(link)
  await expect(page.getByText('Unknown asker')).toBeVisible()
  await look(page, '/answer')
  const code = parseRequestCode(new URL(link))
  if (!code) throw new Error('The link is no request')
  await page.goto(buildRequestPath({ ...code, requestHash: code.publicKey }))
  await expect(page.getByText('This is not what the code asks for')).toBeVisible()
  await look(page, '/answer to another request than the code’s')
}

export async function walkAnswer({ asker, owner }: { asker: Page; owner: Page }, look: Look): Promise<void> {
  const { link } = await askForAge(asker, asksAs)
  await owner.goto(link)
  await owner.getByRole('button', { name: 'Open with my wallet' }).click()
  const send = owner.getByRole('button', { name: 'Prove and send' })
  await expect(send).toBeVisible()
  await look(owner, '/answer with a claim')
  await send.click()
  await expect(owner.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  await look(owner, '/answer, sent')
  await expect(asker.getByRole('heading', { name: 'What was proved' })).toBeVisible()
  await look(asker, '/ask, answered')
}
