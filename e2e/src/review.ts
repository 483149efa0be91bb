import type { Locator } from '@playwright/test'
import { expect, type Member, type Person, test } from './fixtures.ts'
import { openView } from './journey.ts'
import { createMigratedDatabase, type Node } from './node.ts'

/** A test with a node of its own, which has its own database and the policy `review`. */
export const reviewed = test.extend<{ reviewNode: Node; administrator: Member }>({
  reviewNode: async ({ stack, newNode }, use) => {
    const database = await createMigratedDatabase(stack)
    await use(await newNode({ databaseUrl: database.url, env: { VERIFIER_POLICY: 'review' } }))
  },
  administrator: async ({ stack, reviewNode, newMember }, use) => {
    const account = stack.accounts.find(({ role }) => role === 'administrator')
    if (!account) throw new Error('The stack has no administrator')
    await use(await newMember({ node: reviewNode, privateKey: account.privateKey, path: '/?view=administration' }))
  },
})

export function applicationOf({ page }: Pick<Person, 'page'>, organization: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: organization })
}

/** Presses the button of an application, and the same button of the dialog that asks once more. */
export async function pressApprove(administrator: Pick<Person, 'page'>, organization: string): Promise<void> {
  await applicationOf(administrator, organization).getByRole('button', { name: 'Approve' }).click()
  const asked = administrator.page.getByRole('dialog', { name: 'Approve this application?' })
  await expect(asked.getByText(organization)).toBeVisible()
  await asked.getByRole('button', { name: 'Approve' }).click()
}

/**
 * Accredits the organization by one transaction, and waits until the page shows the organization as
 * accredited.
 */
export async function approveApplication(administrator: Person, organization: string): Promise<void> {
  const application = applicationOf(administrator, organization)
  await pressApprove(administrator, organization)
  await finish(administrator, 'Accredit a verifier')
  await expect(application.getByText('Accredited', { exact: true })).toBeVisible()
}

export async function suspendVerifier(administrator: Member, organization: string, reason: string): Promise<void> {
  const application = applicationOf(administrator, organization)
  await application.getByRole('button', { name: 'Suspend' }).click()
  const form = administrator.page.getByRole('dialog', { name: 'Suspend this verifier?' })
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Suspend' }).click()
  await finish(administrator, 'Suspend a verifier')
  await expect(application.getByText(`Reason: ${reason}`)).toBeVisible()
}

async function finish({ page }: Person, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText('Transaction Successful!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

/**
 * Moves the beginning of a verifier's suspension back to `since`. Before that, tries a moment
 * before the verifier's accreditation, which the page refuses.
 */
export async function suspendFromEarlier(administrator: Member, organization: string, since: string): Promise<void> {
  const { page } = administrator
  await openView(administrator, 'Administration')
  await applicationOf(administrator, organization).getByRole('button', { name: 'Start the suspension earlier' }).click()
  const form = page.getByRole('dialog', { name: 'Start the suspension earlier?' })
  await form.getByLabel('Reason').fill('Somebody else used its wallet.')
  const moment = form.getByLabel('From which moment on')
  await moment.fill('2020-01-01T00:00:00')
  await form.getByRole('button', { name: 'Start it earlier' }).click()
  await expect(form.getByText('The verifier was not accredited yet at this moment')).toBeVisible()
  await moment.fill(await page.evaluate(toLocalTime, since))
  await form.getByRole('button', { name: 'Start it earlier' }).click()
  await expect(page.getByRole('dialog').getByText('Transaction Successful!')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
}

/**
 * Writes a moment in the form that an input field for local time takes. Runs in the page, because
 * the page knows the time zone.
 */
function toLocalTime(moment: string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
