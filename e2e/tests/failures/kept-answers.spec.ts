/**
 * The page keeps answers of the server, to draw its first frame early and to show them offline.
 * When an account is deleted, the page deletes the kept answers, too.
 */
import { createClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'

const licence = { type: 'kyc', title: 'Boat licence', description: 'Coastal waters, issued in Setúbal.' }

test('the page shows stored answers of the server while offline and until new answers arrive, stores these answers sealed, and deletes them with their account', async ({
  newMember,
}) => {
  const owner = await newMember({ path: 'about:blank' })
  const { page, wallet } = owner
  // When the server is back, the page asks for its session again. This question may come only after
  // the account has changed.
  expectedConsoleErrors.set(page, /ERR_FAILED|ERR_INTERNET|401 .*\/api\/auth\/session/)
  await createClaim(owner.session, owner.did, licence)
  await page.goto('/')
  const title = page.getByRole('heading', { name: licence.title })
  await expect(title).toBeVisible()

  await test.step('kept answers lie unreadable in local storage', async () => {
    await expect.poll(() => keptKeys(owner)).toContain(`${owner.user.walletAddress}:/api/claims/did/${owner.did.id}:{}`)
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toContain(licence.title)
    expect(stored).not.toContain(owner.user.username)
  })

  await test.step('kept answers show before the server has answered, and the page asks again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/api\/claims\/did\//, async (route) => {
      await promise
      await route.continue()
    })
    const asked = page.waitForRequest(/\/api\/claims\/did\//)
    await page.reload()
    await expect(title).toBeVisible()
    await asked
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('kept answers can be read while nothing answers', async () => {
    await page.route(/\/(api\/|readyz$)/, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The server cannot be reached.')).toBeVisible()
    await expect(title).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your Profile' }).getByText(owner.user.username)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(0)
  })

  await test.step('kept answers go when the wallet changes its account', async () => {
    await wallet.changeAccount(page)
    await expect(page.getByRole('heading', { name: licence.title })).toHaveCount(0)
    expect((await keptKeys(owner)).filter((key) => key.startsWith(owner.user.walletAddress))).toEqual([])
  })

  await test.step('kept answers go with their key when the wallet disconnects', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
    await page.getByRole('button', { name: 'Disconnect MetaMask' }).click()
    await expect(page.getByRole('button', { name: 'Connect your wallet to begin' })).toBeVisible()
    expect(await keptKeys(owner)).toEqual([])
    await expect.poll(() => countKeys(owner)).toBe(0)
  })
})

function keptKeys({ page }: Member): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('response_cache:'))
      .map((key) => key.slice('response_cache:'.length)),
  )
}

function countKeys({ page }: Member): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('response_cache', 1)
        opening.onerror = reject
        opening.onsuccess = () => {
          const counting = opening.result.transaction('keys').objectStore('keys').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}
