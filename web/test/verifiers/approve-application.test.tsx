import { addressSchema } from '@did/domain/hex'
import { verifierApplicationRecordSchema } from '@did/domain/verifier/register'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { type TransactionDialog, TransactionDialogContext } from '../../src/entities/transaction/transactions.ts'
import { ApplicationsSection } from '../../src/features/administration/applications-section.tsx'
import { applicationsQuery } from '../../src/features/administration/queries.ts'
import { encodeAccredit } from '../../src/features/administration/registry-calls.ts'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { application, config } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const list = '/api/admin/verifier-applications'
const otherWallet = addressSchema.parse(`0x${'99'.repeat(20)}`)
const at = application.appliedAt
const domainProof = { domain: 'islands.example', provenAt: at, expiresAt: at }
const shown = verifierApplicationRecordSchema.parse({ ...application, domainProof })

it('an administrator accredits the name, the domain and the wallet that the dialog shows', async () => {
  const { transactions } = await openDialog()
  const { textContent } = findDialog()
  for (const words of [shown.organization, domainProof.domain, shown.walletAddress])
    expect(textContent).toContain(words)
  pressInDialog()
  await waitFor(() => transactions.length === 1)
  expect(transactions).toEqual([encodeAccredit(shown.walletAddress, shown.organization, domainProof.domain)])
})

it('the dialog in which an administrator approves an application warns of a name that resembles the name of an accredited verifier', async () => {
  const entry = { status: 'accredited', walletAddress: otherWallet, name: shown.organization, accreditedSince: at }
  await openDialog({ '/api/register': [{ ...entry, domain: '', changes: [] }] })
  await waitFor(() => findDialog().textContent?.includes(`Its name resembles ${shown.organization}`))
})

it.each([
  { part: 'name', changed: { organization: 'Registry of the Coast' } },
  { part: 'domain', changed: { domainProof: { ...domainProof, domain: 'coast.example' } } },
  { part: 'wallet', changed: { walletAddress: otherWallet } },
])(
  'nothing is accredited if the applicant changes the $part while an administrator reads the dialog',
  async ({ changed }) => {
    const { known, transactions, failures } = await openDialog()
    known[list] = [{ ...shown, ...changed }]
    await queryClientStore.get().refetchQueries({ queryKey: applicationsQuery.queryKey })
    expect(findDialog().textContent).toContain(shown.organization)
    pressInDialog()
    await waitFor(() => transactions.length + failures.length > 0)
    expect(failures).toMatchObject([{ code: 'precondition-failed' }])
    expect(transactions).toEqual([])
  },
)

async function openDialog(others: Record<string, unknown> = { '/api/register': [] }) {
  const known: Record<string, unknown> = { [list]: [shown], '/api/config': config, ...others }
  stubServer(known)
  const transactions: string[] = []
  const failures: unknown[] = []
  const run: TransactionDialog['run'] = async (plan) => {
    try {
      const call = plan.transaction(await plan.prepare())
      if (call) transactions.push(call.data)
      return { status: 'busy' }
    } catch (error) {
      failures.push(error)
      return { status: 'failed', error }
    }
  }
  await show(
    <TransactionDialogContext value={{ run }}>
      <Applications />
    </TransactionDialogContext>,
  )
  await waitFor(() => document.body.textContent?.includes(shown.organization))
  await press('Approve')
  await waitFor(() => document.querySelector('[role=dialog], dialog'))
  return { known, transactions, failures }
}

function findDialog(): Element {
  const dialog = document.querySelector('[role=dialog], dialog')
  if (!dialog) throw new Error('No dialog is open')
  return dialog
}

function pressInDialog(): void {
  const found = [...findDialog().querySelectorAll('button')].find(({ textContent }) => textContent === 'Approve')
  if (!found) throw new Error('The dialog has no button “Approve”')
  found.click()
}

function Applications() {
  const { data } = useQuery(applicationsQuery)
  return data ? <ApplicationsSection applications={data} /> : null
}
