import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import encodeQR from 'qr'
import { type Applications, jo, makeApplications, maya, university } from '../../src/applications.ts'
import { giveCamera } from '../../src/camera.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { laterMs } from '../../src/screens/walked-links.ts'
import { shareControlled } from '../../src/shares.ts'

const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('an employer sees which of thirty links need attention, and exports the results', async ({
  newVisitor,
  node,
  stack,
}) => {
  const links = await makeApplications(node, stack)
  const page = await newVisitor()
  await page.clock.setFixedTime(Date.now() + laterMs)
  const asked = watchQuestions(page)
  await page.goto('/check', { waitUntil: 'networkidle' })

  await test.step('a whole mail is pasted', async () => {
    await page.getByLabel('Links', { exact: true }).fill(writeMail(links))
    await page.getByRole('button', { name: 'Check these links' }).click()
    await expect(page.getByText('30 of 30 rows done')).toBeVisible()
    await expect(page.getByText('1 other web address in the text is no claim and was passed over')).toBeVisible()
  })

  await test.step('each row says what is wrong with it, and shows no forged text', async () => {
    await expect(page.getByText('24 · You can rely on it')).toBeVisible()
    await expect(page.getByText('1 · Look at the name')).toBeVisible()
    await expect(page.getByText('3 · Do not rely on it')).toBeVisible()
    await expect(page.getByText('2 · Be careful')).toBeVisible()
    await expect(page.getByText(`“${maya}” (24), “${jo}” (1)`)).toBeVisible()
    await expect(page.getByText('Forged Doctorate')).toHaveCount(0)
    await expect(rowWith(page, 'line 4')).toContainText('its content is not what a verifier confirmed')
    await expect(rowWith(page, 'line 5')).toContainText('the link was changed on its way')
    await expect(rowWith(page, 'line 6')).toContainText('This link is incomplete')
    await expect(rowWith(page, 'Diploma taken back')).toContainText('it is no longer true')
    await expect(rowWith(page, 'Expired course')).toContainText('This claim has expired')
    const other = rowWith(page, 'Course of Jo')
    await expect(other).toContainText('Look at the name')
    await expect(other).toContainText(`Another person than most rows, which name “${maya}”`)
    await expect(rowWith(page, 'Course 1').first()).toContainText(university)
  })

  await test.step('what is not fine stands alone, and a row opens to its whole verdict', async () => {
    await page.getByLabel('Show only what is not fine').check()
    await page.getByLabel('Order').selectOption('What needs attention first')
    await expect(page.getByRole('row')).toHaveCount(7)
    await expect(page.getByRole('row').nth(6)).toContainText(jo)
    await rowWith(page, 'Diploma taken back')
      .getByRole('button', { name: /^Details of row/ })
      .click()
    await expect(page.getByText(/^Failed: Withdrawn by the verifier/)).toBeVisible()
  })

  await test.step('the table on screen is saved, with the digest and the block of each row', async () => {
    await page.getByLabel('Who checks?').fill('Ana Reis')
    await page.getByLabel('Case or file number').fill('HR-7')
    const cells = await saveTable(page)
    expect(cells).toHaveLength(7)
    expect(cells[0]?.slice(0, 5)).toEqual(['No.', 'From', 'In your text', 'Person', 'Expected name'])
    const revoked = cells.find((line) => line.includes('Diploma taken back')) ?? []
    expect(revoked).toEqual(expect.arrayContaining([maya, 'Do not rely on it', university]))
    const cellOf = (column: string) => revoked[cells[0]?.indexOf(column) ?? -1]
    expect(cellOf('Link')).toContain(`${node.publicUrl}/shared-claim?data=`)
    expect(cellOf('Fingerprint of the link (SHA-256)')).toMatch(/^[0-9a-f]{64}$/)
    expect(cellOf('Standing of the verifier')).toContain('a known verifier since')
    expect([cellOf('Checked by'), cellOf('Case')]).toEqual(['Ana Reis', 'HR-7'])
    expect(revoked.slice(-3)).toEqual([expect.stringMatching(/^\d+$/), hash, hash])
    expect(JSON.stringify(cells)).not.toContain('Forged Doctorate')
  })

  await test.step('the receipt names the address, the times and the block', async () => {
    await page.getByLabel('Show only what is not fine').uncheck()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print a receipt' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    const receipt = page.locator('.print-sheet')
    for (const text of [node.publicUrl, stack.contracts.didRegistry, 'HR-7'])
      await expect(receipt.getByText(text, { exact: true })).toBeVisible()
    for (const count of ['24 · You can rely on it', '1 · Look at the name'])
      await expect(receipt.getByText(count)).toBeVisible()
    await expect(receipt.getByText(/^\d{4}-\d\d-\d\dT[\d:.]+Z/)).toBeVisible()
    await expect(receipt.getByText(/^\d+, 0x[0-9a-f]{64}$/)).toBeVisible()
    await expect(receipt.getByRole('row')).toHaveCount(31)
    await expect(receipt).not.toContainText('Forged Doctorate')
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(receipt).toHaveCount(0)
  })

  await test.step('our server learns no more than from each link alone, and the browser keeps nothing', async () => {
    // The page reads whole status lists. For the revoked credential, it reads one single entry of
    // the status list, too, because that entry has the verifier's signature.
    expect(new Set(asked.filter((address) => address.includes('/entries/'))).size).toBe(1)
    const paths = new Set(asked.map((address) => address.replace(/[^/]{22}\/status|\d+(\/entries\/\d+)?$/, '…')))
    expect([...paths].toSorted()).toEqual(['/api/shares/…', '/status-lists/…'])
    const stored = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    )
    expect(stored).not.toContain('Course')
  })
})

test('the check of many links marks a link if the name that the verifier confirmed differs from the name typed beside the link, and shows the typed name beside a forged link', async ({
  newVisitor,
  node,
  stack,
}) => {
  const links = await makeApplications(node, stack)
  const [first, second] = links.fine
  const page = await newVisitor()
  await page.goto('/check', { waitUntil: 'networkidle' })
  await page
    .getByLabel('Links', { exact: true })
    .fill(
      [
        `${maya} ${first}`,
        `Rossi, Maya\t${second}\t2026`,
        `Alex Kim: ${links.otherPerson}`,
        `Kay Doe ${links.forged}`,
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Check these links' }).click()
  await expect(page.getByText('4 of 4 rows done')).toBeVisible()
  await expect(page.getByText('1 · Look at the name')).toBeVisible()
  await expect(rowWith(page, 'Your text says “Alex Kim” beside this link')).toContainText('Course of Jo')
  await expect(rowWith(page, 'In your text: “Kay Doe”')).toContainText('Do not rely on it')
  await page.getByLabel('Show only what is not fine').check()
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('a checker opens all limited links by one press, and files and codes add rows to the same table', async ({
  newContext,
  node,
  stack,
}) => {
  const links = await makeApplications(node, stack)
  const [limited, once] = await Promise.all([
    shareControlled(node, links.owner.session, links.claim, { maxViews: 5, fields: ['holder_name'] }),
    shareControlled(node, links.owner.session, links.claim, { fields: ['holder_name'] }),
  ])
  const [first = '', second = ''] = links.fine
  const context = await newContext()
  await giveCamera(context, { text: first })
  const page = await context.newPage()
  await page.goto('/check', { waitUntil: 'networkidle' })

  await test.step('two limited links wait until somebody opens them', async () => {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, `${limited}, ${once}`)
    await expect(page.getByText('2 · Not opened yet')).toBeVisible()
    await expect(page.getByText('Opening them counts as a view of each.')).toBeVisible()
    expect(await countViews(links)).toBe(0)
    await page.getByRole('button', { name: 'Open 2 limited links' }).click()
    await expect(page.getByText('The same credential as row 1')).toBeVisible()
    await expect(page.getByText('1 · You can rely on it')).toBeVisible()
    await expect(page.getByText('1 row shows the same as another row and is not counted again.')).toBeVisible()
    expect(await countViews(links)).toBe(2)
  })

  await test.step('a text, a file that is no claim file, and a picture are chosen together', async () => {
    await page
      .getByLabel('Choose files')
      .and(page.locator('input'))
      .setInputFiles([
        { name: 'applicants.txt', mimeType: 'text/plain', buffer: Buffer.from(`Jo:\n${links.otherPerson}`) },
        { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') },
        { name: 'code.png', mimeType: 'image/png', buffer: await drawCode(page, second) },
      ])
    await expect(page.getByText('3 files read.')).toBeVisible()
    await expect(page.getByText('5 of 5 rows done')).toBeVisible()
    await expect(rowWith(page, 'applicants.txt, line 2')).toContainText('Course of Jo')
    await expect(rowWith(page, 'notes.json')).toContainText('There is no claim here')
    await expect(rowWith(page, 'code.png')).toContainText('You can rely on it')
  })

  await test.step('codes are scanned one after the other', async () => {
    await page.getByRole('button', { name: 'Scan codes' }).click()
    await page.getByRole('button', { name: 'Use the camera' }).click()
    await expect(page.getByText('1 code scanned. Show the next one.')).toBeVisible()
    await page.evaluate((code) => Reflect.set(Reflect.get(window, 'testCamera'), 'look', code), codeOf(links.revoked))
    await expect(page.getByText('2 codes scanned. Show the next one.')).toBeVisible()
    await expect(rowWith(page, 'Code 2 of the camera')).toContainText('Do not rely on it')
  })

  await test.step('a link of another site is named and not opened', async () => {
    const foreign = first.replace(new URL(first).origin, 'https://id.example')
    await page.getByLabel('Links', { exact: true }).fill(foreign)
    await page.getByRole('button', { name: 'Check these links' }).click()
    await expect(page.getByText('This link belongs to id.example')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the list' }).click()
    await expect(page.getByRole('row')).toHaveCount(0)
  })
})

test('the check of many links works without our server and says that the server does not answer, but calls no link reliable without the chain', async ({
  newVisitor,
  node,
  stack,
}) => {
  const links = await makeApplications(node, stack)
  const page = await newVisitor()
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.goto('/check', { waitUntil: 'networkidle' })
  await page.route(/\/api\/shares\/|\/status-lists\//, (route) => route.abort())
  await page.getByLabel('Links', { exact: true }).fill(links.fine.slice(0, 3).join('\n'))
  await page.getByRole('button', { name: 'Check these links' }).click()
  await expect(page.getByText('3 · You can rely on it')).toBeVisible()
  await expect(page.getByText('Whether the owner still shares it could not be checked')).toHaveCount(3)
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort())
  await page.getByRole('button', { name: 'Check all again' }).click()
  await expect(page.getByText('3 · Could not be checked')).toBeVisible()
  await expect(page.getByText('You can rely on it')).toHaveCount(0)
})

const hash = expect.stringMatching(/^0x[0-9a-f]{64}$/)

/** Line 4 holds the forged link, line 5 the damaged one, and line 6 the one that lost its end. */
function writeMail({ fine, forged, damaged, unreadable, revoked, expired, otherPerson }: Applications): string {
  const marked = [forged, damaged, unreadable, revoked, expired, otherPerson]
  return [
    'Dear team,',
    'see https://northfield.example/news',
    '',
    ...marked,
    ...fine.map((link) => `- <${link}>`),
  ].join('\n')
}

function watchQuestions(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|status-lists)\//.test(pathname) && !/^\/api\/(config|auth|health)/.test(pathname)) paths.push(pathname)
  })
  return paths
}

async function saveTable(page: Page): Promise<string[][]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table (CSV, comma-separated)' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  return text
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => unquote(cell)).slice(0, 25),
    )
}

function unquote(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

async function countViews({ owner }: Applications): Promise<number> {
  const shares = await owner.session.call('GET', '/api/shares')
  if (!Array.isArray(shares)) throw new Error('The list of shares is no list')
  return shares.reduce((sum: number, { views }) => sum + Number(views), 0)
}

function codeOf(text: string): boolean[][] {
  return encodeQR(text, 'raw', { border: 4 })
}

async function drawCode(page: Page, text: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (rows) => {
    const modulePx = 6
    const canvas = new OffscreenCanvas(rows.length * modulePx, rows.length * modulePx)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw on')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = 'black'
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  }, codeOf(text))
  return Buffer.from(bytes)
}
