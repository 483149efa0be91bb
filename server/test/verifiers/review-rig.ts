import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { Notification } from '@did/domain/account/notification'
import type { User, Verifier } from '@did/domain/account/user'
import type {
  ApplicationDecision,
  DecidedApplication,
  RegisterEntry,
  VerifierApplicationRecord,
  VerifierStatus,
} from '@did/domain/verifier/register'
import { demoAdministrator } from '@did/local/demo-accounts'
import { buildRig, type Rig } from '../chain/chain-index-rig.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { type Client, signedIn } from '../rig/client.ts'
import { wallets } from '../rig/test-chain.ts'

/**
 * A node with an index of a chain, and an administrator. Both the node's configuration and the
 * contract name the administrator's wallet.
 */
export type ReviewRig = Awaited<ReturnType<typeof buildReviewRig>>

export async function buildReviewRig(policy: 'open' | 'review' = 'review') {
  const rig = await buildRig({ VERIFIER_POLICY: policy, ADMIN_WALLETS: demoAdministrator.address })
  const administrator = await signedIn(rig.node, demoAdministrator.privateKey)
  const reader = await buildUser(rig.node)
  const send = (call: Parameters<Rig['hand']['send']>[1]) => rig.hand.send(wallets.administrator, call)
  return {
    ...rig,
    administrator,
    /** This owner sends requests to verifiers and reads their public entries. */
    reader,
    apply: (person: Person, organization: string) =>
      person.client.ok<User>('PUT', `/api/users/${person.user.id}/verifier`, { status: true, organization }),
    listApplications: (client: Client = administrator) =>
      client.ok<VerifierApplicationRecord[]>('GET', '/api/admin/verifier-applications'),
    listDecisions: (client: Client = administrator) =>
      client.ok<ApplicationDecision[]>('GET', '/api/admin/verifier-applications/decided'),
    decide: (id: number, decision: 'approve' | 'refuse', reason?: string) =>
      administrator.call<DecidedApplication & { code?: string }>(
        'POST',
        `/api/admin/verifier-applications/${id}/decision`,
        { decision, reason },
      ),
    accredit: ({ client }: Pick<Person, 'client'>, name: string, domain = '') =>
      send({ abi, functionName: 'accredit', args: [client.address, name, domain] }),
    suspend: ({ client }: Pick<Person, 'client'>, reason: string) =>
      send({ abi, functionName: 'suspend', args: [client.address, reason] }),
    suspendAsOf: ({ client }: Pick<Person, 'client'>, asOf: bigint, reason: string) =>
      send({ abi, functionName: 'suspendAsOf', args: [client.address, asOf, reason] }),
    readRegister: () => reader.client.ok<RegisterEntry[]>('GET', '/api/register'),
    readUser: ({ client }: Pick<Person, 'client'>) => client.ok<User>('GET', `/api/users/wallet/${client.address}`),
    findListed: async ({ user }: Pick<Person, 'user'>) =>
      (await reader.client.ok<Verifier[]>('GET', '/api/verifiers')).find(({ id }) => id === user.id),
  }
}

export const readInbox = async ({ client }: Person) =>
  (await client.ok<Notification[]>('GET', '/api/notifications')).map(({ title, message }) => ({ title, message }))
export const readStatus = ({ client, user }: Person) =>
  client.ok<VerifierStatus>('GET', `/api/users/${user.id}/verifier`)

export async function buildApplicant(rig: ReviewRig, organization: string): Promise<Person & { application: number }> {
  const person = await buildUser(rig.node)
  await rig.apply(person, organization)
  const application = (await rig.listApplications()).find(({ userId }) => userId === person.user.id)
  if (!application) throw new Error('The application is not listed')
  return { ...person, application: application.id }
}

export async function buildAccredited(rig: ReviewRig, organization: string) {
  const person = await buildApplicant(rig, organization)
  await rig.accredit(person, organization)
  const { status } = await rig.decide(person.application, 'approve')
  if (status !== 200) throw new Error(`The approval was answered with ${status}`)
  return person
}
