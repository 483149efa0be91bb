import { expect } from '../../src/fixtures.ts'
import { bell, openInbox } from '../../src/inbox.ts'
import { connectAndSignIn, openView } from '../../src/journey.ts'
import { applicationOf, approveApplication, reviewed } from '../../src/review.ts'
import { expectSound } from '../../src/screens/hostile.ts'
import { expectToast } from '../../src/screens/screen.ts'

const organization = 'Harbour Registry'

reviewed(
  'an applicant gives a web site, a contact and a note, and answers the administrator’s question by changing the application',
  async ({ reviewNode: node, administrator, newMember }) => {
    const applicant = await newMember({ node, path: '/?view=profile' })
    const waiting = applicationOf(administrator, organization)
    const form = applicant.page.getByRole('dialog')

    await reviewed.step('the form has room for a web site, a contact and a note', async () => {
      await applicant.page.getByRole('button', { name: 'Request Verifier Status' }).click()
      await form.getByLabel('Organization').fill(organization)
      await form.getByLabel('Web site').fill('not a site')
      await form.getByRole('button', { name: 'Send Request' }).click()
      await expect(form.getByText('Enter an address such as https://example.org')).toBeVisible()
      await form.getByLabel('Web site').fill('harbour.example')
      await form.getByLabel('Contact').fill('The harbour office')
      await form.getByRole('button', { name: 'Send Request' }).click()
      await expectToast(applicant.page, 'Verifier Status Requested')
    })

    await reviewed.step('the administrator reads web site, contact and note, and asks a question', async () => {
      const link = waiting.getByRole('link', { name: 'https://harbour.example' })
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(waiting.getByText('The harbour office')).toBeVisible()
      await waiting.getByRole('button', { name: 'Ask' }).click()
      const dialog = administrator.page.getByRole('dialog', { name: 'Ask the applicant' })
      await dialog.getByLabel('Question').fill('Which boats do you register?')
      await dialog.getByRole('button', { name: 'Send Question' }).click()
      await expect(waiting.getByText(/^Asked .*, not answered yet$/)).toBeVisible()
      await expect(waiting.getByRole('button', { name: 'Ask' })).toHaveCount(0)
      await expect(waiting.getByRole('heading', { name: organization })).toBeFocused()
      await expectSound(administrator.page)
    })

    await reviewed.step('the applicant sees the question, and the form has what was said before', async () => {
      const inbox = await openInbox(applicant, 1)
      await expect(inbox.getByText(/“Harbour Registry”: “Which boats do you register\?”/)).toBeVisible()
      await applicant.page.keyboard.press('Escape')
      await openView(applicant, 'Verifier Panel')
      await expect(applicant.page.getByText('An administrator asks you')).toBeVisible()
      await expect(applicant.page.getByRole('button', { name: 'Change application' })).toBeVisible()
      await openView(applicant, 'Your Profile')
      await expect(applicant.page.getByText('An administrator asks you')).toBeVisible()
      await expectSound(applicant.page)
      await applicant.page.getByRole('button', { name: 'Change application' }).click()
      await expect(form.getByText('Which boats do you register?')).toBeVisible()
      await expect(form.getByLabel('Web site')).toHaveValue('https://harbour.example')
      await form.getByLabel('Note').fill('Every boat of the northern coast.')
      await expectSound(applicant.page)
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(applicant.page, 'Application Changed')
      await expect(applicant.page.getByText('An administrator asks you')).toHaveCount(0)
    })

    await reviewed.step('the administrator hears of the answer, and accredits', async () => {
      await expect(waiting.getByText('Every boat of the northern coast.')).toBeVisible()
      await expect(waiting.getByText(/^The application was changed/)).toBeVisible()
      await approveApplication(administrator, organization)
    })
  },
)

reviewed(
  'an administrator without a profile can use the view Administration, and the administrator’s bell counts the applications that wait',
  async ({ reviewNode: node, stack, newPerson, newMember }) => {
    const applicant = await newMember({ node, path: 'about:blank' })
    const account = stack.accounts.find(({ role }) => role === 'administrator')
    const administrator = await newPerson({ node, ...(account && { privateKey: account.privateKey }) })
    const { page } = administrator
    await connectAndSignIn(administrator)
    await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()
    await openView(administrator, 'Your Profile')
    await expect(page.getByRole('button', { name: 'Create Profile' })).toBeVisible()
    await expect(bell(administrator)).toHaveAccessibleDescription('nothing unread')
    const path = `/api/users/${applicant.user.id}/verifier`
    await applicant.session.call('PUT', path, { organization: 'Lighthouse Keepers' })
    await page.reload()
    const inbox = await openInbox(administrator, 1)
    await inbox.getByRole('link', { name: 'An application waits for your decision' }).click()
    await expect(applicationOf(administrator, 'Lighthouse Keepers')).toBeVisible()
    await openView(administrator, 'Dashboard')
    await openView(administrator, 'Administration')
  },
)
