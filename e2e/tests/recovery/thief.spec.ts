import type { Page } from '@playwright/test'
import { approveRequest, listWaiting } from '../../src/api.ts'
import { closeTransaction, compareWords, type SavedFile, setGuardians } from '../../src/control/guardians.ts'
import {
  addSecondKey,
  beginWithPasskey,
  beginWithRequest,
  changeGuardians,
  comeInWith,
  letDaysPass,
} from '../../src/control/thieves.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { claimCard, openView } from '../../src/journey.ts'
import { bringPasskeys } from '../../src/passkeys.ts'
import { expectToast, toastOn, verdict } from '../../src/screens/screen.ts'
import { copyLink, showLinks } from '../../src/share-sheet.ts'

const phone = { viewport: { width: 390, height: 844 } }
const addressOf = ({ wallet }: Member) => wallet.account.address.toLowerCase()

test('a thief who changes the guardians has to wait, and in this time the owner is told of the change and stops it', async ({
  apart: { node, chain },
  newMember,
  newVisitor,
}) => {
  test.setTimeout(240_000)
  const place = { node, rpcUrl: chain.rpcUrl, path: 'about:blank' }
  const guardians = await Promise.all([1, 2].map(() => newMember(place)))
  const friend = await newMember(place)
  const [owner, thief] = await Promise.all([newVisitor({ node, ...phone }), newVisitor({ node, ...phone })])
  const device = await bringPasskeys(owner)
  await beginWithPasskey(owner)
  const second = await addSecondKey(owner, device)
  const file = await setGuardians({ page: owner }, guardians.map(addressOf))

  await test.step('the thief has the file as well, and names a friend as a guardian', async () => {
    await comeInWith(thief, second)
    await expect(thief.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await changeGuardians(thief, file, addressOf(friend))
    await expect(thief.getByText('Your guardians are about to change')).toBeVisible()
  })

  await test.step('the owner is told, and a freeze stops the change', async () => {
    const inbox = await openInbox({ page: owner }, 2)
    await expect(inbox.getByText('Guardians about to change')).toBeVisible()
    await expect(inbox.getByText('Passkey added')).toBeVisible()
    await owner.goto('/?view=profile')
    const notice = owner.getByRole('alert').filter({ hasText: 'Your guardians are about to change' })
    await expect(notice).toContainText('A freeze of your identity also stops this change.')
    await notice.getByRole('button', { name: 'My key was stolen' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Freeze my identity' }).click()
    await closeTransaction(owner)
    await expect(owner.getByText('Your identity is frozen', { exact: true }).first()).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  await test.step('the thief cannot ask again while the identity is frozen', async () => {
    await thief.reload()
    await thief.getByRole('button', { name: 'Guardians and stolen keys' }).click()
    await expect(thief.getByRole('dialog').getByText('You have guardians.')).toBeVisible()
    await expect(thief.getByRole('dialog').getByRole('button', { name: 'Change guardians' })).toHaveCount(0)
  })
})

test('a thief can stop a recovery that a majority of the guardians signed, but not a recovery that all guardians signed, and no key of the thief signs in after the recovery', async ({
  apart: { node, chain },
  newMember,
  newVisitor,
}) => {
  test.setTimeout(360_000)
  const guardians = await Promise.all(
    [1, 2, 3].map(() => newMember({ node, rpcUrl: chain.rpcUrl, path: 'about:blank' })),
  )
  const [owner, thief, person] = await Promise.all([1, 2, 3].map(() => newVisitor({ node, ...phone })))
  if (!owner || !thief || !person) throw new Error('There are three devices')
  const device = await bringPasskeys(owner)
  await beginWithPasskey(owner)
  const second = await addSecondKey(owner, device)
  const file = await setGuardians({ page: owner }, guardians.map(addressOf))
  const stolen = await comeInWith(thief, second)
  await openView({ page: thief }, 'Your Profile')

  await test.step('the owner, who lost the devices, asks two of three guardians', async () => {
    await bringPasskeys(person)
    await person.goto('/recover')
    await person.getByLabel('The guardians’ file').setInputFiles(file)
    await person.getByRole('button', { name: 'Next' }).click()
    await person.getByRole('button', { name: 'Create a new passkey' }).click()
    for (const guardian of guardians.slice(0, 2)) await agree(person, guardian, file)
    await expect(person.getByText('Your guardians agreed')).toBeVisible()
  })

  await test.step('the thief stops the recovery, and the owner’s page says so', async () => {
    const notice = thief.getByRole('alert').filter({ hasText: 'Your guardians are giving your identity a new key' })
    await notice.getByRole('button', { name: 'Stop it' }).click()
    await closeTransaction(thief)
    await expect(notice).toHaveCount(0)
    await expect(person.getByText('Your guardians have not agreed yet')).toBeVisible()
  })

  await test.step('all three guardians agree, and the thief can only read that', async () => {
    for (const guardian of guardians.slice(0, 2)) await agree(person, guardian, file)
    await expect(person.getByText('Your guardians agreed')).toBeVisible()
    await person.getByText('Ask the other guardians, too').click()
    for (const guardian of guardians.slice(2)) await agree(person, guardian, file)
    const notice = thief.getByRole('alert').filter({ hasText: 'All your guardians are giving your identity a new key' })
    await expect(notice).toContainText('only all of them together can stop it')
    await expect(notice.getByRole('button')).toHaveCount(0)
  })

  const added = await test.step('so the thief adds a key of its own', () => addSecondKey(thief, stolen))

  await test.step('after the delay, the owner is back and the thief is out', async () => {
    expectedConsoleErrors.set(thief, /40[13]/)
    await letDaysPass(chain, [person, thief], 8)
    await person.reload()
    await person.getByRole('button', { name: 'Finish' }).click()
    await expect(person.getByText('Your identity is yours again', { exact: true })).toBeVisible()
    await person.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await person
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue as 0x/ })
      .click()
    await person.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(person.getByRole('region', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1)
    await thief.goto('/?view=claims')
    await expect(thief.getByRole('main').getByRole('button', { name: 'Add Claim' })).toHaveCount(0)
    await expect(thief.getByRole('button', { name: 'Continue with a passkey' }).first()).toBeVisible()
  })

  await test.step('neither the stolen key nor the added one signs in', async () => {
    for (const key of [second, added]) {
      const page = await newVisitor({ node, ...phone })
      expectedConsoleErrors.set(page, /401|403/)
      await comeInWith(page, key)
      await expectToast(page, 'Authentication Error')
      await expect(page.getByText('You are connected, but not signed in')).toBeVisible()
    }
  })
})

test('with a frozen identity nobody can add, delete, prove or answer anything, and checkers read that a key is stolen', async ({
  apart: { node, chain },
  newMember,
  newVisitor,
}) => {
  test.setTimeout(300_000)
  const place = { node, rpcUrl: chain.rpcUrl, path: 'about:blank' }
  const organization = 'Sound University'
  const verifier = await newMember({ ...place, organization })
  const guardians = await Promise.all([1, 2].map(() => newMember(place)))
  const [owner, thief, checker] = await Promise.all([1, 2, 3].map(() => newVisitor({ node, ...phone })))
  if (!owner || !thief || !checker) throw new Error('There are three devices')
  const device = await bringPasskeys(owner)
  await beginWithRequest(owner, organization)
  const [request] = await listWaiting(verifier)
  if (!request) throw new Error('The verifier got no request')
  await approveRequest(verifier.session, request, { type: 'education' })
  const second = await addSecondKey(owner, device)
  const file = await setGuardians({ page: owner }, guardians.map(addressOf))
  await comeInWith(thief, second)
  await expect(claimCard({ page: thief }, degree)).toBeVisible()

  const question = await test.step('the thief shows the credential, and nothing is wrong yet', async () => {
    await thief.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await claimCard({ page: thief }, degree).getByRole('link', { name: 'View Details' }).click()
    const details = thief.getByRole('dialog', { name: degree })
    await showLinks(details, 'Open link')
    await checker.goto(await copyLink({ page: thief }, details))
    await expect(verdict(checker)).toHaveText('Confirmed by somebody we do not know')
    return askForProof(checker)
  })

  await test.step('the owner reports the stolen key with another key', async () => {
    await owner.goto('/?view=profile')
    await owner.getByRole('button', { name: 'Guardians and stolen keys' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'My key was stolen' }).click()
    await owner.getByRole('button', { name: 'Freeze my identity' }).click()
    await closeTransaction(owner)
    await expect(owner.getByText('Your identity is frozen', { exact: true }).first()).toBeVisible()
  })

  await test.step('a checker is warned, and nobody can answer for the identity', async () => {
    await checker.reload()
    await expect(verdict(checker)).toHaveText('Its holder reports a stolen key')
    await expect(checker.getByText(/so a thief could be showing it/)).toBeVisible()
    await thief.goto(question)
    await expect(thief.getByRole('alert')).toContainText('Nobody can answer for it until the freeze ends.')
    await expect(thief.getByRole('button', { name: 'Yes, this is mine' })).toHaveCount(0)
  })

  await test.step('the thief adds no claim and deletes nothing, and reads why', async () => {
    const why = 'A key that acts for your identity was reported as stolen.'
    expectedConsoleErrors.set(thief, /403/)
    await thief.goto('/?view=claims')
    await thief.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
    const form = thief.getByRole('dialog', { name: 'Add New Claim' })
    await expect(form.getByRole('alert')).toContainText('You can send this only after the freeze ends.')
    await form.getByLabel('Claim Type').selectOption('education')
    await form.getByLabel('Title').fill('A degree of the thief')
    await form.getByLabel('Your name').fill('Maya Rossi')
    await form.getByLabel('Description').fill('x')
    await form.getByRole('button', { name: 'Create Claim' }).click()
    await expect(toastOn(thief).filter({ hasText: why })).toBeVisible()
    await thief.goto('/?view=profile')
    await thief.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = thief.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Type “delete” to confirm').fill('delete')
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await expect(toastOn(thief).filter({ hasText: why })).toBeVisible()
    await thief.goto('/?view=claims')
    await expect(claimCard({ page: thief }, degree)).toBeVisible()
    await expect(claimCard({ page: thief }, 'A degree of the thief')).toHaveCount(0)
  })

  await test.step('the thief asks for the end of the freeze, has to wait for it, and the owner stops that', async () => {
    await thief.goto('/?view=profile')
    await thief.getByRole('main').getByRole('button', { name: 'End the freeze' }).click()
    await thief.getByLabel('The guardians’ file').setInputFiles(file)
    await thief.getByRole('button', { name: 'Ask to end the freeze' }).click()
    await closeTransaction(thief)
    const notice = owner.getByRole('alert').filter({ hasText: 'The freeze of your identity is about to end' })
    await notice.getByRole('button', { name: 'Stop it' }).click()
    await closeTransaction(owner)
    await expect(notice).toHaveCount(0)
    await expect(owner.getByText('Your identity is frozen', { exact: true }).first()).toBeVisible()
  })
})

/** Returns the link that the QR code of the question to the holder contains. */
async function askForProof(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Ask them to prove it is theirs' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

const degree = 'University degree'

async function agree(person: Page, guardian: Member, file: SavedFile): Promise<void> {
  await compareWords({ page: person }, guardian, file)
  await guardian.page.getByRole('button', { name: 'I agree' }).click()
  await expect(guardian.page.getByText('Thank you')).toBeVisible()
}
