import { ensureFunds } from '@did/local/chain/contracts'
import { follow } from '@did/local/guide/follow-guide'
import { blockWith } from '@did/local/guide/operating-guide'
import { startSystemCluster } from '@did/local/postgres/system-cluster'
import { test as base, expect, type Person } from '../../src/fixtures.ts'
import {
  addClaim,
  approve,
  becomeVerifier,
  claimCard,
  connectAndSignIn,
  finishOnboarding,
  mintDid,
  openView,
  requestVerification,
} from '../../src/journey.ts'
import { buildInstallation, type Installation } from '../../src/production/production-installation.ts'
import { makeDatabase, programs } from '../../src/production/production-machine.ts'
import { approveApplication } from '../../src/review.ts'
import { verdict } from '../../src/screens/screen.ts'
import { copyLink, showSheet } from '../../src/share-sheet.ts'

const organization = 'Northfield University'
const firstClaim = { type: 'Identity', title: 'Resident of Porto', description: 'Registered since 2019.' }
const degree = { type: 'Education Credential', title: 'BSc Computer Science', description: 'Three-year degree.' }
const proof = { proofType: 'Age', field: 'Degree', value: 'BSc', real: { 'Date of birth': '1990-02-28' } }

// The time limit includes a build of the page in all languages, which takes a busy machine long.
base.describe.configure({ timeout: 480_000 })
const test = base.extend<{ installation: Installation }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads names from this pattern
  installation: async ({}, use) => {
    const atEnd = new AsyncDisposableStack()
    try {
      await use(await buildInstallation(atEnd))
    } finally {
      await atEnd.disposeAsync()
    }
  },
})
test.skip(programs === null, 'The guide needs the programs of PostgreSQL on this machine.')

test('an installation that the lines of the operating guide build gets a claim approved with a real proof, and a backup keeps the claim', async ({
  installation,
  newPerson,
  newVisitor,
}) => {
  const { node, machine, databaseUrl, chain, administrator } = installation
  const place = { node, rpcUrl: chain.rpcUrl, ignoreHTTPSErrors: true }
  const verifier = await newPerson(place)
  const owner = await newPerson(place)
  await ensureFunds(chain.rpcUrl, [owner.wallet.address])

  await test.step('an organization applies, and the administrator accredits it', async () => {
    await comeIn(verifier, 'registrar')
    await becomeVerifier(verifier, organization)
    const reviewer = await newPerson({ ...place, privateKey: administrator.key })
    await connectAndSignIn(reviewer)
    await openView(reviewer, 'Administration')
    await approveApplication(reviewer, organization)
    await reviewer.page.close()
  })

  const link = await test.step('a holder’s claim is approved with a real proof', async () => {
    await comeIn(owner, 'maria')
    await mintDid(owner)
    await addClaim(owner, degree)
    await requestVerification(owner, degree.title, organization)
    await approve(verifier, degree.title, proof)
    await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()
    await verifier.page.close()
    return copyLink(owner, await showSheet(owner, degree.title))
  })

  const expectVerdict = async () => {
    const checker = await newVisitor({ node, ignoreHTTPSErrors: true })
    await checker.goto(link)
    await expect(verdict(checker)).toHaveText('You can rely on this claim')
    await expect(checker.getByRole('heading', { name: degree.title })).toBeVisible()
    await checker.close()
  }
  await test.step('somebody with another browser reads the verdict', expectVerdict)

  await test.step('the guide’s backup restores the claim into an empty PostgreSQL', async () => {
    await follow(blockWith('sh', 'pg_dump'), machine, { env: { DATABASE_URL: databaseUrl } })
    const cluster = await startSystemCluster(machine.programs)
    const restored = await makeDatabase({ ...machine, cluster })
    await follow(blockWith('sh', 'pg_restore'), { ...machine, cluster }, { env: { DATABASE_URL: restored } })
    await machine.cluster.stop()
    await owner.page.goto('about:blank')
    await installation.moveTo(restored)
    await owner.page.goto('/')
    await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()
    await expectVerdict()
    await cluster.stop()
  })
})

async function comeIn(person: Person, username: string): Promise<void> {
  await connectAndSignIn(person)
  await finishOnboarding(person, { username, claim: firstClaim })
}
