import type { AlertSettings } from '@did/domain/alert/alert'
import { expect, test } from '../../src/fixtures.ts'
import { grantPush, watchWorker } from '../../src/push.ts'

test('a person turns on the alerts of a browser, gets an alert while another page is open, and turns the alerts off', async ({
  newMember,
}) => {
  const { page, context, session } = await newMember({ path: 'about:blank', serviceWorkers: 'allow' })
  await grantPush(context)
  await page.goto('/?view=profile')
  const open = () => page.getByRole('button', { name: 'Choose what to be told' }).click()
  const part = page
    .getByRole('dialog', { name: 'Be told about changes' })
    .getByRole('region', { name: 'By this browser' })
  const listDevices = async () => ((await session.call('GET', '/api/alerts')) as AlertSettings).push.devices

  await test.step('the account lists the browser, and a reload finds it again', async () => {
    await open()
    await expect(part.getByText('This browser is off.')).toBeVisible()
    await part.getByRole('button', { name: 'Turn on' }).click()
    await expect(part.getByText('This browser is told, even when this page is closed.')).toBeVisible()
    expect(await listDevices()).toHaveLength(1)
    await page.reload()
    await open()
    await expect(part.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  })

  await test.step('two messages leave one notification, which names nothing', async () => {
    const worker = await watchWorker(page)
    await worker.wake()
    await worker.wake()
    await expect.poll(worker.countMessages).toBe(2)
    const text = { title: 'DID Verification', body: 'Something changed. Open the page to see it.' }
    expect(await worker.listNotifications()).toEqual([text])
    expect(await worker.click()).toEqual(['focus'])
    await page.goto('/about')
    expect(await worker.click()).toEqual(['open /'])
  })

  await test.step('a browser whose key is not the installation’s is off, and is listed once after it is on again', async () => {
    const [before] = await listDevices()
    await page.evaluate(() => {
      const [endpoint] = JSON.parse(localStorage.getItem('push') ?? '[]')
      localStorage.setItem('push', JSON.stringify([endpoint, 'BAUG']))
    })
    await page.goto('/?view=profile')
    await open()
    await part.getByRole('button', { name: 'Turn on' }).click()
    await expect(part.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
    const devices = await listDevices()
    expect(devices).toHaveLength(1)
    expect(devices).not.toEqual([before])
  })

  await test.step('the account forgets a browser that is turned off', async () => {
    await part.getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect(part.getByText('This browser is off.')).toBeVisible()
    expect(await listDevices()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull()
  })
})
