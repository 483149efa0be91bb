/** An installation where an administrator reviews every verifier first. */
import { createTestDatabase } from '@did/local/test-stack'
import type { Locator } from '@playwright/test'
import { expect, type Member, test } from './fixtures.ts'
import type { Node } from './node.ts'

/** The installation has its own database and policy. */
export const reviewed = test.extend<{ reviewNode: Node; administrator: Member }>({
  reviewNode: async ({ stack, newNode }, use) => {
    const database = await createTestDatabase(stack)
    await use(await newNode({ databaseUrl: database.url, env: { VERIFIER_POLICY: 'review' } }))
  },
  administrator: async ({ stack, reviewNode, newMember }, use) => {
    const account = stack.accounts.find(({ role }) => role === 'administrator')
    if (!account) throw new Error('The stack has no administrator')
    await use(await newMember({ node: reviewNode, privateKey: account.privateKey, path: '/?view=administration' }))
  },
})

export function applicationOf({ page }: Member, organization: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: organization })
}

/** Accredits the organization by one transaction, and waits for the screen that confirms it. */
export async function approveApplication(administrator: Member, organization: string): Promise<void> {
  const application = applicationOf(administrator, organization)
  await application.getByRole('button', { name: 'Approve' }).click()
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

async function finish({ page }: Member, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText('Transaction Successful!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}
