import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'

test('the debug page names the state of each part, and the copied report contains nothing personal', async ({
  newMember,
}) => {
  const { page, context, user, wallet } = await newMember({ path: '/debug' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const fact = (term: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator('+ dd')
  for (const [term, value] of [
    ['Server', 'Reachable'],
    ['Live updates', 'Connected'],
    ['Address', user.walletAddress],
    ['On the expected network', 'Yes'],
    ['Session', 'Signed in'],
    ['Its node, from here', 'Reachable'],
    ['The registry is there', 'Yes'],
    ['Built for', 'Trying out (embedded)'],
  ] as const)
    await expect(fact(term)).toHaveText(value)
  await expect(page.getByText('Demo wallet', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Copy Report' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Session: Signed in')
  expect(report).toContain('Address: (left out)')
  expect(report.toLowerCase()).not.toContain(user.walletAddress)
  expect(report).not.toContain(user.username)

  await wallet.changeChain(page, 1)
  await expect(fact('On the expected network')).toHaveText('No')

  expectedConsoleErrors.set(page, /503/)
  await page.route('**/readyz', (route) =>
    route.fulfill({ status: 503, json: { database: false, chain: true, doorbell: true } }),
  )
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(fact('Server’s data')).toHaveText('Not reachable')
})
