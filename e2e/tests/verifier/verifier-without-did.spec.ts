import { userSchema } from '@did/domain/account/user'
import { askVerifier, createClaim, openSession, register } from '../../src/api.ts'
import { expect, type Person, test } from '../../src/fixtures.ts'
import { becomeVerifier, connectAndSignIn, openView } from '../../src/journey.ts'
import { approveApplication, reviewed, suspendVerifier } from '../../src/review.ts'
import { connectButton } from '../../src/wallet/wallet-screen.ts'

const claim = { type: 'membership', title: 'Rowing club', description: 'Member since the spring of 2019.' }

test('a verifier without a DID reaches the request that a link names, and never sees the wizard', async ({
  newPerson,
  node,
  stack,
}) => {
  const verifier = await newPerson({ path: 'about:blank' })
  const { page, wallet } = verifier
  const session = await openSession(node, stack.chainId, wallet.account)
  const username = `desk_${wallet.address.slice(2, 10)}`
  const profile = userSchema.parse(await session.call('POST', '/api/users', { username }))
  const user = userSchema.parse(
    await session.call('PUT', `/api/users/${profile.id}/verifier`, { organization: 'Rowers of Porto' }),
  )
  const owner = await register(node, stack)
  const request = await askVerifier(owner.session, await createClaim(owner.session, owner.did, claim), user)

  await page.goto(`/?view=verifier&request=${request.id}`)
  await connectButton(verifier).click()
  await expect(page.getByRole('heading', { name: 'Verifier Panel', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: claim.title }).first()).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Verifier Panel', level: 1 })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page.getByText('No DID Created Yet')).toBeVisible()
  await page.getByRole('link', { name: '1 request waits for your decision' }).click()
  await expect(page.getByRole('heading', { name: 'Verifier Panel', level: 1 })).toBeVisible()
})

test('“Skip for now” in the wizard leads to the address that the person opened', async ({ newPerson }) => {
  const person = await newPerson({ path: '/?view=profile' })
  await connectAndSignIn(person)
  await person.page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(person.page.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible()
  await expect(person.page).toHaveURL(/\?view=profile$/)
})

test('a person without a profile reads that a verification request needs a profile, and a link leads the person to the form for a profile', async ({
  newPerson,
}) => {
  const person = await newPerson({ path: '/?view=verification' })
  const { page } = person
  await connectAndSignIn(person)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText('Profile Required')).toBeVisible()
  await page.getByRole('link', { name: 'Create Profile' }).click()
  await expect(page.getByText('Welcome to DID Verification')).toBeVisible()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

reviewed(
  'a person who came to confirm for an organization never sees the wizard, neither before nor after the administrator’s review',
  async ({ reviewNode: node, administrator, newPerson }) => {
    const registrar = await newPerson({ node })
    const { page } = registrar

    await reviewed.step('a person who has only chosen this purpose comes back to the dashboard', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
      await page.getByRole('button', { name: /^Confirm for an organization/ }).click()
      await expect(page.getByRole('heading', { name: 'Verifier Panel', level: 1 })).toBeVisible()
      await expectDashboardAgain(registrar)
    })

    await reviewed.step('a person with a profile who has not applied yet comes back to the dashboard', async () => {
      await openView(registrar, 'Your Profile')
      await page.getByRole('button', { name: 'Create Profile' }).click()
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
      await expectDashboardAgain(registrar)
    })

    await reviewed.step('an applicant finds the dashboard in any tab', async () => {
      await becomeVerifier(registrar, 'Registry of Piers')
      await expectDashboardAgain(registrar)
      await forgetTab(registrar)
      await expectDashboardAgain(registrar)
    })

    await reviewed.step('a suspended verifier finds the dashboard in any tab', async () => {
      await administrator.page.reload()
      await approveApplication(administrator, 'Registry of Piers')
      await suspendVerifier(administrator, 'Registry of Piers', 'Its register was lost.')
      await forgetTab(registrar)
      await expectDashboardAgain(registrar)
      await openView(registrar, 'Your Profile')
      await expect(page.getByText('Its register was lost.').first()).toBeVisible()
    })
  },
)

/** The dashboard must still be there after a reload, and after a link to another page and back. */
async function expectDashboardAgain({ page }: Person): Promise<void> {
  const desk = page.getByRole('heading', { name: /^(Dashboard|Verifier Panel|Your Profile)$/, level: 1 })
  await page.goto('/')
  await expect(desk).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(desk).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

async function forgetTab({ page }: Person): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
}
