import { clearWords } from '@did/domain/proof/quote-words'
import { registerEntrySchema } from '@did/domain/verifier/register'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { askVerifier, createClaim, shareClaim } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { approve, becomeVerifier, openView, pendingRequest } from '../../src/journey.ts'
import {
  applicationOf,
  approveApplication,
  pressApprove,
  reviewed,
  suspendFromEarlier,
  suspendVerifier,
} from '../../src/review.ts'
import { expectSound, hostileText } from '../../src/screens/hostile.ts'
import { loseFiles } from '../../src/screens/screen.ts'
import { accredit, accreditWallet, suspend } from '../../src/shares.ts'

const organization = 'Lighthouse Academy'
const diploma = { type: 'education', title: 'Diploma in Optics', description: 'Two years, finished in 2023.' }

reviewed(
  'an applicant is reviewed, accredited by a transaction, verifies claims, and is suspended by another transaction',
  async ({ reviewNode: node, administrator, newMember, newVisitor, stack }) => {
    const applicant = await newMember({ node })
    const owner = await newMember({ node, path: 'about:blank' })
    const listed = () => owner.session.call('GET', '/api/verifiers')
    const waiting = applicationOf(administrator, organization)
    const claim = await createClaim(owner.session, owner.did, diploma)
    await expect(administrator.page.getByText('Nobody is waiting for a decision.')).toBeVisible()

    await reviewed.step('an application makes nobody a verifier', async () => {
      await becomeVerifier(applicant, organization)
      await expect(applicant.page.getByText('Your application is being reviewed')).toBeVisible()
      expect(await listed()).toEqual([])
    })

    await reviewed.step('the administrator declines in the wallet, which changes nothing', async () => {
      await administrator.page.reload()
      administrator.wallet.mood = 'reject'
      await pressApprove(administrator, organization)
      const dialog = administrator.page.getByRole('dialog', { name: 'Accredit a verifier' })
      await expect(dialog.getByText('Transaction Failed')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      expect(await listed()).toEqual([])
    })

    await reviewed.step('the administrator approves with a transaction', async () => {
      administrator.wallet.mood = 'approve'
      await approveApplication(administrator, organization)
      expect(await listed()).toMatchObject([{ verifierOrganization: organization, accreditation: 'accredited' }])
    })

    await reviewed.step('the applicant is notified and can verify', async () => {
      await expect(applicant.page.getByText(`Accredited as “${organization}”`)).toBeVisible()
      const inbox = await openInbox(applicant, 1)
      await expect(inbox.getByText(`“${organization}” was reviewed and accredited`)).toBeVisible()
      await applicant.page.keyboard.press('Escape')
      await askVerifier(owner.session, claim, applicant.user)
      await openView(applicant, 'Verifier Panel')
      await expect(applicant.page.getByText('Authorized Verifier')).toBeVisible()
      await expect(applicant.page.getByRole('button', { name: 'Apply for accreditation' })).toHaveCount(0)
      await approve(applicant, diploma.title, { proofType: 'Education', field: 'Degree', value: 'Diploma' })
      await expect(pendingRequest(applicant, diploma.title)).toHaveCount(0)
    })

    const checker = await newVisitor({ node })
    // A link names the anchor's block only if the attestation was anchored before the link was
    // made. So this makes a new link each time.
    const makeLink = async () => (await shareClaim(owner.session, claim)).url
    const expectOnLink = (sentence: RegExp) => expectOnPage(checker, makeLink, sentence)
    await expectOnLink(/^Passed: Confirmed no later than/)

    await reviewed.step('the administrator suspends with a transaction and a reason', async () => {
      await waiting.getByRole('button', { name: 'Suspend' }).click()
      const form = administrator.page.getByRole('dialog', { name: 'Suspend this verifier?' })
      await form.getByRole('button', { name: 'Suspend' }).click()
      await expect(form.getByRole('alert')).toHaveText('Please give a reason')
      await form.getByLabel('Reason').fill(hostileText(10_000))
      await expectSound(administrator.page)
      await form.getByRole('button', { name: 'Close' }).first().click()
      await suspendVerifier(administrator, organization, 'Its register was forged.')
      expect(await listed()).toEqual([])
    })

    await reviewed.step('the record of decisions shows both, the latest first', async () => {
      await administrator.page.getByText('Decisions so far').click()
      // Journeys that run at the same time make decisions on the same chain, so the list contains
      // those decisions, too.
      const decisions = administrator.page
        .getByRole('list', { name: 'Decisions so far' })
        .getByRole('listitem')
        .filter({ hasText: organization })
      await expect(decisions).toHaveText([
        /Lighthouse Academy.*Suspended.*Decided by 0x90f7\.\.\.b906.*Reason: Its register was forged\./,
        /Lighthouse Academy.*Approved.*Decided by 0x90f7\.\.\.b906/,
      ])
    })

    await reviewed.step('everybody can read in the register that it was suspended, and why', async () => {
      await expectInRegister(await newVisitor({ node }))
    })

    await reviewed.step('the verifier is notified and cannot verify any more', async () => {
      await expectHistoryToRead(applicant)
      await openView(applicant, 'Your Profile')
      await expect(applicant.page.getByText('Its register was forged.').first()).toBeVisible()
      const request = createClaim(owner.session, owner.did, diploma).then((claim) =>
        askVerifier(owner.session, claim, applicant.user),
      )
      await expect(request).rejects.toThrow('verifier-unavailable')
    })

    await reviewed.step(
      'what it confirmed before the suspension stays, until the moment is moved to earlier',
      async () => {
        await expectOnLink(/which was a known verifier then.*it is suspended since/)

        const register = z.array(registerEntrySchema).parse(await owner.session.call('GET', '/api/register'))
        const since = register.find(({ name }) => name === organization)?.accreditedSince ?? ''
        // A link that is made after the suspension would not contain the attestation. So this opens
        // a link that was made before.
        const link = await makeLink()
        await suspendFromEarlier(administrator, organization, since)
        await expectOnPage(
          checker,
          async () => link,
          /Failed: The verifier is suspended as of .*, and it confirmed this claim after that/,
        )
      },
    )

    await reviewed.step(
      'a reason of any kind is shown to everybody as text, in its box; the chain takes none that is longer',
      async () => {
        await accredit(applicant, organization, stack)
        await expect(suspend(applicant, hostileText(10_000), stack)).rejects.toThrow('reverted')
        await suspend(applicant, hostileText(1100), stack)
        await expectReasonEverywhere({ applicant, administrator, visitor: await newVisitor({ node }) })
      },
    )
  },
)

async function expectInRegister(visitor: Page): Promise<void> {
  await visitor.goto('/about')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Register of Verifiers' }).click()
  const entry = visitor.getByRole('main').getByRole('listitem', { name: organization })
  await expect(entry.getByText(/^Suspended [A-Z].* · Reason: Its register was forged\.$/)).toBeVisible()
}

/**
 * Makes and opens links until one page shows the sentence, because the chain and the chain index
 * need a moment.
 */
async function expectOnPage(page: Page, makeLink: () => Promise<string>, sentence: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto(await makeLink(), { waitUntil: 'networkidle' })
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 5000 })
  }).toPass()
}

/**
 * The beginning of the suspension's long reason as the page shows it: without hidden characters,
 * and with the inner quotation marks changed.
 */
const beginning = clearWords(hostileText(300))

async function expectReasonEverywhere(who: { applicant: Member; administrator: Member; visitor: Page }): Promise<void> {
  const { applicant, administrator, visitor } = who
  const shown = new RegExp(RegExp.escape(beginning))
  await visitor.goto('about:blank')
  await expect(async () => {
    await visitor.goto('/register')
    await expect(visitor.getByRole('listitem', { name: organization })).toHaveText(shown, { timeout: 5000 })
  }).toPass()
  await expectSound(visitor)
  await expectFolded(visitor.getByRole('listitem', { name: organization }))
  await expectSound(visitor)
  await applicant.page.goto('/?view=profile', { waitUntil: 'networkidle' })
  await expect(applicant.page.getByText(shown)).toBeVisible()
  await expectSound(applicant.page)
  await applicant.page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
  await expect(applicant.page.getByRole('dialog').getByText(shown)).toBeVisible()
  await expectSound(applicant.page)
  await administrator.page.goto('/?view=administration', { waitUntil: 'networkidle' })
  await administrator.page.getByText('Decisions so far').click()
  const decisions = administrator.page.getByRole('list', { name: 'Decisions so far' }).getByRole('listitem')
  await expect(decisions.filter({ hasText: organization }).first()).toHaveText(shown)
  await expectSound(administrator.page)
}

/** The entry must show only the beginning of a long reason until a press shows the whole reason. */
async function expectFolded(entry: Locator): Promise<void> {
  const words = entry.locator('bdi[id]').filter({ hasText: beginning })
  const isCut = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
  expect(await isCut()).toBe(true)
  await entry.getByRole('button', { name: 'Show all' }).click()
  await expect(entry.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  expect(await isCut()).toBe(false)
}

reviewed(
  'if a decision on an application stopped after its transaction, the administrator’s page finishes the decision the next time',
  async ({ reviewNode: node, administrator, newMember }) => {
    const school = 'Ferry School'
    const applicant = await newMember({ node, path: 'about:blank' })
    await applicant.session.call('PUT', `/api/users/${applicant.user.id}/verifier`, { organization: school })
    const { page } = administrator
    const mend = await loseFiles(page, /\/decision$/)
    await page.reload()
    const waiting = applicationOf(administrator, school)
    await pressApprove(administrator, school)
    await expect(page.getByRole('dialog').getByText('Transaction Failed')).toBeVisible()
    // Leaves this page, because it may repeat its call to the server later, and that call could
    // collide with the next page's call.
    await page.goto('about:blank')
    await mend()
    await page.goto('/?view=administration')
    await expect(page.getByText('Nobody is waiting for a decision.')).toBeVisible()
    await expect(waiting.getByText('Accredited', { exact: true })).toBeVisible()
  },
)

reviewed(
  'an application disappears from an open page when another program accredits the applicant on the chain',
  async ({ reviewNode: node, administrator, newMember, stack }) => {
    const applicant = await newMember({ node, path: 'about:blank' })
    const organization = 'Harbour Pilots School'
    await applicant.session.call('PUT', `/api/users/${applicant.user.id}/verifier`, { organization })
    await administrator.page.reload()
    await expect(applicationOf(administrator, organization).getByRole('button', { name: 'Approve' })).toBeVisible()
    await accreditWallet(applicant.session.address, organization, stack, '')
    await expect(administrator.page.getByText('Nobody is waiting for a decision.')).toBeVisible()
  },
)

reviewed('a refused applicant reads the refusal’s reason', async ({ reviewNode: node, administrator, newMember }) => {
  const applicant = await newMember({ node, path: '/?view=profile' })
  await becomeVerifier(applicant, 'Hasty School')
  await administrator.page.reload()
  const { page } = administrator
  await page.getByRole('button', { name: 'Refuse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refuse this application?' })
  await dialog.getByLabel('Reason').fill('We could not find this school.')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Nobody is waiting for a decision.')).toBeVisible()
  await page.getByText('Decisions so far').click()
  const decisions = page.getByRole('list', { name: 'Decisions so far' }).getByRole('listitem')
  const refusal = decisions.filter({ hasText: 'Hasty School' })
  await expect(refusal).toHaveText(/Refused.*Decided by 0x90f7\.\.\.b906.*Reason: We could not find this school\./)
  await expect(applicant.page.getByText('Your application was refused')).toBeVisible()
  await expect(applicant.page.getByText('We could not find this school.').first()).toBeVisible()
  await expect(applicant.page.getByRole('button', { name: 'Request Verifier Status' })).toBeVisible()
})

test('the page shows a link to the screen for accreditations only to an administrator', async ({ newMember }) => {
  const { page } = await newMember()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
})

/**
 * A suspended verifier must read since when and why it is suspended, what it can do, and what it
 * decided before.
 */
async function expectHistoryToRead({ page }: Member): Promise<void> {
  const panel = page.getByRole('region', { name: 'Verification Authority' })
  await expect(panel.getByText(/^Suspended since [A-Z]/)).toBeVisible()
  await expect(panel.getByText('Its register was forged.')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Write to the administrators' })).toBeVisible()
  const decided = panel.getByRole('region', { name: 'Decided requests' })
  await decided.getByRole('link', { name: diploma.title }).click()
  await expect(panel.getByRole('article', { name: diploma.title })).toContainText('This request has been approved')
}
