import { readFile } from 'node:fs/promises'
import { createVerifiedClaim, register } from '../../src/api.ts'
import { dropFile } from '../../src/drop-file.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openScanner } from '../../src/scanner.ts'
import { verdict } from '../../src/screens/screen.ts'
import { openSheet } from '../../src/share-sheet.ts'
import { harvest } from '../../src/shares.ts'

test('a stranger’s page gives a verdict on a claim in a file that is dropped or chosen, and sends nothing of the file', async ({
  newMember,
  node,
  stack,
  newVisitor,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, await register(node, stack, { organization: 'Quinta do Vale, files' }), harvest)
  const sheet = await openSheet(owner, harvest.title)
  await sheet.getByRole('checkbox', { name: 'Description' }).check()
  await expect(sheet.getByText(/what you ticked: .*Description/)).toBeVisible()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('head-of-harvest.claim.json')
  const text = await readFile(await download.path(), 'utf8')

  const stranger = await newVisitor()
  const requests: string[] = []
  stranger.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  const drop = async (content: string, name = download.suggestedFilename()) => {
    await openScanner(stranger)
    await dropFile(stranger, { name, type: 'application/json', bytes: [...Buffer.from(content)] })
  }
  const choose = async (content: string, name = download.suggestedFilename()) => {
    await openScanner(stranger)
    await stranger
      .getByLabel('Choose a file', { exact: true })
      .and(stranger.locator('input'))
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  }
  await drop(text)
  await expect(verdict(stranger)).toHaveText('Confirmed by somebody we do not know')
  await expect(stranger.getByText(harvest.description)).toBeVisible()
  await expect(stranger.getByText('Read from the file “head-of-harvest.claim.json”')).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Ask them to prove it is theirs' })).toBeVisible()
  for (const secret of [harvest.title, harvest.description, encodeURIComponent(harvest.title)])
    expect(requests.join(' ')).not.toContain(secret)

  await choose(text.replace('2018', '2008'))
  await expect(verdict(stranger)).toHaveText('Not genuine')
  await expect(stranger.getByText('2008')).toHaveCount(0)

  await drop('{"some": "file"}', 'other.json')
  await expect(
    stranger.getByText('This file is neither a saved claim nor a credential, or it is damaged.'),
  ).toBeVisible()
})
