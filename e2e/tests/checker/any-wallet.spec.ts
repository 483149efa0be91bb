import type { Page } from '@playwright/test'
import { createVerifiedClaim, offerClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { drawKeys, takeOffer } from '../../src/foreign-wallet.ts'
import { harvest } from '../../src/shares.ts'
import { answerRequest, answerThroughBrowser } from '../../src/showing-wallet.ts'

test('a wallet of other software answers a checker by a code, by a link and through the browser, and the checker sees the verdict on each answer', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the Valley', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const claim = await createVerifiedClaim(owner, verifier, harvest)
  const keys = drawKeys()
  const credential = await takeOffer(await offerClaim(owner, claim), null, keys)
  const page = await newVisitor()
  const wallet = page.getByRole('region', { name: 'From any wallet' })

  await test.step('the wallet shows everything by a code', async () => {
    await page.goto('/ask')
    await wallet.getByRole('button', { name: 'Show a code' }).click()
    await expect(wallet.getByRole('img', { name: 'Code that asks a wallet to show a claim' })).toBeVisible()
    const uri = await copyRequest(page)
    expect(await answerRequest(uri, { keys, credential })).toBeNull()
    await expect(wallet.getByRole('heading', { name: harvest.title })).toBeVisible()
    await expect(wallet.getByText('The credential was issued to the wallet that showed it.')).toBeVisible()
    await expect(wallet.getByText('This service issued the credential')).toBeVisible()
    await expect(wallet.getByText('The verifier has not withdrawn it')).toBeVisible()
    const byServer = wallet.getByRole('list').filter({ hasText: 'This service issued the credential' })
    await expect(byServer.getByText('The verifier has not withdrawn it')).toHaveCount(0)
    await expect(wallet.getByRole('heading', { name: /What only .* could check/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make the code' })).toHaveCount(0)
  })

  await test.step('the wallet keeps the verifier’s signature back, and leads back from a link', async () => {
    await wallet.getByRole('button', { name: 'Ask again' }).click()
    await wallet.getByRole('button', { name: 'Use a wallet on this device' }).click()
    const uri = await wallet.getByRole('link', { name: 'Open the wallet' }).getAttribute('href')
    const back = await answerRequest(uri ?? '', { keys, credential, keptBack: ['attestation'] })
    await expect(wallet.getByText('Waiting for the wallet')).toBeVisible()
    await page.goto('about:blank')
    await page.goto(back ?? '')
    await expect(wallet.getByText('Signed by the service only')).toBeVisible()
    await expect(wallet.getByText(harvest.title)).toBeVisible()
  })

  await test.step('the wallet answers through the browser', async () => {
    await page.exposeFunction('askTestWallet', (signed: string) => answerThroughBrowser(signed, { keys, credential }))
    await page.addInitScript(() => {
      const get = async ({ digital }: { digital: { requests: [{ protocol: string; data: { request: string } }] } }) => {
        const [{ protocol, data }] = digital.requests
        const ask = (globalThis as unknown as { askTestWallet: (signed: string) => Promise<string> }).askTestWallet
        return { protocol, data: { response: await ask(data.request) } }
      }
      Object.assign(globalThis, { DigitalCredential: class {} })
      Object.defineProperty(navigator, 'credentials', { value: { get } })
    })
    await page.goto('/ask')
    await wallet.getByRole('button', { name: 'Let the browser ask' }).click()
    await expect(wallet.getByRole('heading', { name: harvest.title })).toBeVisible()
  })
})

test('the checker is told not to rely on a wallet’s answer that another key signed, and sees nothing of the credential', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the Hills', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const claim = await createVerifiedClaim(owner, verifier, harvest)
  const credential = await takeOffer(await offerClaim(owner, claim))
  const page = await newVisitor()
  const wallet = page.getByRole('region', { name: 'From any wallet' })
  await page.goto('/ask')
  await wallet.getByRole('button', { name: 'Show a code' }).click()
  const uri = await copyRequest(page)
  await expect(answerRequest(uri, { keys: drawKeys(), credential })).rejects.toThrow(/another key/)
  await expect(wallet.getByRole('alert')).toContainText('Do not rely on this answer')
  await expect(wallet.getByText(harvest.title)).toHaveCount(0)
})

async function copyRequest(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}
