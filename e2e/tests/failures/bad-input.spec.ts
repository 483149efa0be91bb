import { clearWords } from '@did/domain/proof/quote-words'
import { askVerifier, createClaim, createVerifiedClaim, shareClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { connectAndSignIn, finishOnboarding, openClaim, proveClaim } from '../../src/journey.ts'
import { expectSound } from '../../src/screens/hostile.ts'
import { expectToast, verdict } from '../../src/screens/screen.ts'

/**
 * If a page ran this title as code instead of showing it as text, the code would set `window.ran`.
 */
const titles = [
  'X',
  'W'.repeat(200),
  `Whale crew ${'👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12)}`,
  'תעודת סיום של בית הספר הימי של חיפה (2024)',
  'پایان‌نامهٔ دانش‌آموخته‌ی دانشگاه',
  '"><img src=x onerror="ran=1"><svg onload=ran=1>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attacker writes such a text
  '<script>ran=1</script>{{ran=1}}${ran=1}',
] as const
const whole = (title: string) => ({
  type: [...title].slice(0, 18).join(''),
  title,
  description: title.repeat(4),
  // The text is cut after this many characters, because a cut at another place could fall between
  // joined emoji and leave a hidden joiner at its end.
  issuer: [...title].slice(0, 44).join(''),
})

test('owner, verifier and stranger see a title of any kind unchanged and inside its box', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: `<b>ran=1</b> ${'O'.repeat(60)}`, path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', username: `<svg onload=ran=1>${'U'.repeat(40)}` })
  const stranger = await newVisitor()
  const links: string[] = []
  for (const title of titles) {
    const claim = await createClaim(owner.session, owner.did, whole(title))
    await askVerifier(owner.session, claim, verifier.user)
    links.push((await shareClaim(owner.session, claim)).url)
  }

  await test.step('the owner sees cards, requests and details', async () => {
    await owner.page.goto('/?view=claims', { waitUntil: 'networkidle' })
    await expect(owner.page.getByRole('article')).toHaveCount(titles.length)
    await expectSound(owner.page)
    for (const title of titles.slice(1)) {
      const details = await openClaim(owner, title)
      await expectSound(owner.page)
      await details.getByRole('tab', { name: 'Share' }).click()
      await expectSound(owner.page)
      await owner.page.keyboard.press('Escape')
    }
    await owner.page.goto('/?view=verification', { waitUntil: 'networkidle' })
    await expectSound(owner.page)
  })

  await test.step('the verifier sees the desk', async () => {
    await verifier.page.goto('/?view=verifier', { waitUntil: 'networkidle' })
    await expectSound(verifier.page)
    const { page } = verifier
    for (const [field, text] of [
      ['Person, title', titles[6]],
      ['DID token ID', titles[5]],
    ] as const) {
      await page.getByPlaceholder(field).fill(text)
      await page.keyboard.press('Enter')
      await expectSound(page)
      await page.getByPlaceholder(field).fill('')
    }
    await page.locator('[data-queue-row]').first().click()
    await expectSound(page)
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(titles[5].repeat(3))
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('[data-queue-row]').last().click()
    await page.getByRole('article').getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(titles[6].repeat(3))
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Verification rejected')
    await expectSound(page)
  })

  await test.step('everybody sees what the verifier wrote and the owner’s name', async () => {
    await owner.page.goto('/?view=verification', { waitUntil: 'networkidle' })
    await expect(owner.page.getByText(clearWords(titles[5].repeat(3))).first()).toBeVisible()
    await expect(owner.page.getByText(titles[6].repeat(3)).first()).toBeVisible()
    await expectSound(owner.page)
    await owner.page.goto('/?view=profile', { waitUntil: 'networkidle' })
    await expectSound(owner.page)
  })

  await test.step('a stranger sees the shared claim', async () => {
    for (const [index, link] of links.entries()) {
      await stranger.goto('about:blank')
      await stranger.goto(link)
      await expect(verdict(stranger)).toHaveText('Not confirmed when this link was made')
      await expect(stranger.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
        clearWords(titles[index] ?? ''),
      )
      await expectSound(stranger)
    }
  })
})

test('each word that a verifier is about to sign is visible and stays inside its box on the screen', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Quay Office', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const word = 'W'.repeat(200)
  const fields = [
    { field: 'berth', label: word.slice(0, 60), kind: 'text', value: word, isOpenByDefault: false } as const,
  ]
  const claim = await createClaim(owner.session, owner.did, { ...whole(word), holderName: word.slice(0, 120), fields })
  await askVerifier(owner.session, claim, verifier.user)
  const { page } = verifier
  await page.goto('/?view=verifier')
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(dialog.getByText(`“${word}”`).first()).toBeVisible()
  await expectSound(page)
  for (const tab of await dialog.getByRole('tab').all()) {
    await expect(tab).toBeEnabled()
    await tab.click()
    await expectSound(page)
  }
})

test('if each field of a form contains 10,000 characters with markup and invisible signs, the page answers with a sentence', async ({
  newMember,
}) => {
  const { page } = await newMember({ minted: true, path: '/?view=claims' })
  const long = `<script>ran=1</script>${'Ω\u202e'.repeat(5000)}`
  const fillAll = async (within: string) => {
    const fields = page.locator(within).locator('input:not([type]), input[type=text], input[type=email], textarea')
    for (const field of await fields.all()) if (await field.isEditable()) await field.fill(long)
  }
  for (const { path, open, within, submit } of [
    { path: '/?view=claims', open: 'Add Claim', within: '[role=dialog]', submit: 'Create Claim' },
    { path: '/?view=profile', open: 'Edit Profile', within: '[role=dialog]', submit: 'Save Changes' },
    { path: '/?view=profile', open: 'Request Verifier Status', within: '[role=dialog]', submit: 'Send Request' },
    { path: '/?view=profile', open: 'Delete my account…', within: '[role=dialog]', submit: 'Delete Account' },
    { path: '/contact', open: null, within: 'main', submit: 'Send Message' },
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (open) await page.getByRole('button', { name: open }).first().click()
    await expect(page.locator(within).getByRole('button', { name: submit })).toBeVisible()
    await fillAll(within)
    await page.locator(within).getByRole('button', { name: submit }).click()
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /\w+ \w+/ })
        .first(),
      path,
    ).toBeVisible()
    await expectSound(page)
  }
})

test('templates, proofs, revocations, the search of networks and the wizard show typed text unchanged', async ({
  newMember,
  newPerson,
}) => {
  const verifier = await newMember({ organization: 'Press Office', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const [waiting, confirmed] = [{ ...whole('Waiting'), type: 'license' }, whole('Confirmed')]
  await askVerifier(owner.session, await createClaim(owner.session, owner.did, waiting), verifier.user)
  await createVerifiedClaim(owner, verifier, confirmed)
  const { page } = verifier

  await test.step('a template shows the typed text on its card and in its preview', async () => {
    await page.goto('/templates', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Publish a Template' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Claim Type').selectOption({ label: 'License' })
    await dialog.getByLabel('Title', { exact: true }).fill(titles[5])
    await dialog.getByLabel('What it is for').fill(`${titles[2]} ${titles[3]}`)
    await dialog.getByLabel('Example', { exact: true }).fill(`${titles[6]} ${'W'.repeat(120)}`)
    await dialog.getByLabel('Line 1', { exact: true }).fill('O'.repeat(40))
    await dialog.getByLabel('Hint for line 1').fill('<b>ran=1</b>')
    await dialog.getByLabel('Line 2', { exact: true }).fill(titles[3].slice(0, 40))
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expectSound(page)
    await page.getByLabel('Search templates').fill('onerror')
    await page.getByRole('article').first().getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog', { name: clearWords(titles[5]) })).toBeVisible()
    await expectSound(page)
  })

  await test.step('a proof shows its value', async () => {
    await page.goto('/?view=verifier', { waitUntil: 'networkidle' })
    const value = titles[5].repeat(40)
    await proveClaim(verifier, waiting.title, { proofType: 'Identity', field: 'Employer', value })
    await expectSound(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a revocation shows its words at the desk and with the claim', async () => {
    await page.goto('/?view=verifier', { waitUntil: 'networkidle' })
    const row = page.getByRole('region', { name: 'What you confirmed' }).getByRole('listitem').first()
    await row.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').selectOption({ label: 'In your own words' })
    await dialog.getByRole('textbox').fill(`${titles[6]} ${'W'.repeat(120)}`)
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(row.getByText(titles[6])).toBeVisible()
    await expectSound(page)
    await owner.page.goto('/?view=claims', { waitUntil: 'networkidle' })
    await openClaim(owner, confirmed.title)
    await expect(owner.page.getByText(titles[6]).first()).toBeVisible()
    await expectSound(owner.page)
    await owner.page.keyboard.press('Escape')
  })

  await test.step('the search of networks shows the typed text', async () => {
    await owner.page.getByRole('banner').getByRole('button', { name: 'Switch network' }).click()
    for (const text of [titles[5], 'W'.repeat(10_000), titles[4]]) {
      await owner.page.getByPlaceholder('Search networks...').fill(text)
      await expect(owner.page.getByRole('dialog').getByRole('option')).toHaveCount(0)
      await expectSound(owner.page)
    }
  })

  await test.step('the wizard shows the typed text', async () => {
    const person = await newPerson()
    await connectAndSignIn(person)
    await person.page.getByLabel('Username').fill('Ω\u202e'.repeat(5000))
    await person.page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(person.page.getByRole('alert').first()).toHaveText(/\w+ \w+/)
    await expectSound(person.page)
    const username = `<svg onload=ran=1>${'U'.repeat(25)}`
    await finishOnboarding(person, { username, claim: { type: 'Education', title: titles[5], description: titles[6] } })
    await expectSound(person.page)
  })
})

test('the page answers every address, however wrong, with a sentence', async ({ newVisitor }) => {
  const page = await newVisitor()
  const payload = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))
  for (const address of [
    `/shared-claim?data=${payload({ ['__proto__']: { ran: 1 }, title: titles[5] })}`,
    `/shared-claim?data=${payload(titles.map(whole))}#p=${'%00'.repeat(50)}`,
    `/shared-claim?data=${payload(Number.MAX_VALUE)}#p=javascript:ran=1`,
    '/shared-claim?data=%F0%9F%91%A9&data[]=1#p=%E2%80%AE',
    '/shared-claim#p=<img src=x onerror=ran=1>',
    '/shared-claim?share=../../api/config#k=',
    '/?view=<script>ran=1</script>&claim=%00&did=-1&request=1e99',
    '/templates?q=%E2%80%AE%3Cimg%20src%3Dx%20onerror%3Dran%3D1%3E&type=__proto__&preview=constructor',
    `/templates?q=${'W'.repeat(3000)}`,
    '/tutorials?x=%00#%E2%80%AE',
  ]) {
    await page.goto('about:blank')
    await page.goto(address)
    // If the URL opens a dialog, the page behind it is hidden and the first heading is the
    // dialog's.
    await expect(page.getByRole('heading').first(), address).toHaveText(/\w/)
    await expect(page.getByRole('heading', { name: 'Error Loading Component' }), address).toHaveCount(0)
    await expectSound(page)
  }
})
