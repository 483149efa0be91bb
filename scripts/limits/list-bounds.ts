import { maximumPasskeys } from '@did/domain/account/passkey-limits'
import { maximumAlerts } from '@did/domain/alert/limits'
import { bodyLimitBytes, listBytes, listLimit } from '@did/domain/call-limits'
import { maximumFields } from '@did/domain/claim/limits'
import { embeddedRoutes } from '@did/domain/embedded-routes'
import { maximumHolderChallenge } from '@did/domain/holder-challenge/limits'
import { maximumIssuerKeys } from '@did/domain/portable/limits'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { maximumTemplates } from '@did/domain/template/limits'
import { maximumVault } from '@did/domain/vault/limits'
import { maximumRenewals } from '@did/domain/verification-request/limits'
import { maximumApplications } from '@did/domain/verifier/limits'
import type * as z from 'zod/mini'
import { number } from './units.ts'

/**
 * What limits the bytes of a list in an answer. `isPaged` means that the route's module cuts the
 * list into pages with `answerPage`.
 */
export type ListBound = { bound: string; isPaged?: true }

const paged: ListBound = { bound: `pages of ${listLimit} entries and ${number(listBytes)} bytes`, isPaged: true }
const fixed: ListBound = { bound: 'the same few entries for everybody' }
const fieldsOfClaim: ListBound = { bound: `the ${maximumFields} fields of a claim` }
const oneCall: ListBound = { bound: `what the body of one call held, ${number(bodyLimitBytes)} bytes` }

/**
 * Says for each call whose answer contains a list what limits the bytes of the list. A test checks
 * that no such call is missing.
 */
export const listBounds: Record<string, ListBound> = {
  listDidsOfOwner: paged,
  lookupDid: { bound: 'the newest 50 requests' },
  getVerifierStatus: { bound: `${maximumApplications.questions} questions about an application` },
  listVerifiers: paged,
  exportData: { bound: 'a stream; 20 rows of a list are in memory' },
  listVerifierApplications: paged,
  listApplicationDecisions: paged,
  getVerifierProfile: { bound: `${maximumTemplates.perVerifier} templates without their fields` },
  getRegister: { bound: 'what administrators put on the chain; a browser keeps it for a minute' },
  listContactMessages: paged,
  listClaimsOfDid: paged,
  listClaimsOfUser: paged,
  getClaimHistory: paged,
  getClaimProof: oneCall,
  listRequestsOfVerifier: paged,
  openRequest: { bound: '20 earlier decisions, 20 other requests, 5 likely duplicates and one value for each field' },
  listRequestsOfRequester: paged,
  prepareAttestation: fieldsOfClaim,
  listToConfirmAgain: { bound: `${number(maximumRenewals.listed)} requests` },
  listConfirmations: paged,
  listRevocationsOfClaim: { bound: 'the newest 200 attestations of a claim' },
  prepareRevocation: fixed,
  getDidDocument: fixed,
  listSignedRecords: paged,
  listNotifications: paged,
  getAlertSettings: { bound: `${maximumAlerts.devices} devices` },
  getShareable: fieldsOfClaim,
  listShares: paged,
  listCredentialForms: fixed,
  getPresentationRequest: oneCall,
  listIssuerKeys: { bound: `${maximumIssuerKeys.count} keys` },
  listCredentialsToSign: { bound: `${listLimit} credentials` },
  listTemplates: { ...paged, bound: `pages of ${maximumTemplates.page} entries without their fields` },
  listOwnTemplates: paged,
  getTemplate: { bound: `${maximumTemplates.fields} fields and ${number(maximumTemplates.bytes)} characters` },
  getVault: { bound: `${maximumVault.items} items, ${number(maximumVault.characters)} characters together` },
  getRequestForProof: { bound: `a statement of ${number(maximumRequestForProof.statementCharacters)} characters` },
  listProofAnswers: {
    bound: `${maximumRequestForProof.answers} answers of ${number(maximumRequestForProof.answerCharacters)} characters`,
  },
  getHolderChallenge: {
    bound: `${maximumHolderChallenge.answers} answers of ${number(maximumHolderChallenge.characters)} characters`,
  },
  listPasskeys: { bound: `${maximumPasskeys} passkeys` },
  listInboxMails: { bound: 'the newest 50 mails; only a trial has this call' },
}

export function findLists(): { name: string; route: Route }[] {
  return Object.entries<Route>({ ...routes, ...embeddedRoutes })
    .filter(([, { method, response }]) => method === 'GET' && response !== undefined && hasList(response))
    .map(([name, route]) => ({ name, route }))
}

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>
  options?: readonly z.core.$ZodType[]
  innerType?: z.core.$ZodType
}

function hasList(schema: z.core.$ZodType): boolean {
  const { type, shape, options, innerType }: Definition = schema._zod.def
  if (type === 'array' || type === 'record') return true
  return [...Object.values(shape ?? {}), ...(options ?? []), ...(innerType ? [innerType] : [])].some(hasList)
}
