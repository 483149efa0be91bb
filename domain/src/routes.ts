import { z } from 'zod'
import { appConfigSchema } from './app-config.ts'
import { attestationRequestSchema, verifyClaimSchema } from './attestation.ts'
import { claimSchema, createClaimSchema, updateClaimSchema } from './claim.ts'
import { contactMessageSchema, markContactMessageSchema, sendContactMessageSchema } from './contact-message.ts'
import { dataExportSchema } from './data-export.ts'
import { createDidSchema, didSchema } from './did.ts'
import { addressSchema } from './hex.ts'
import { claimHistorySchema } from './history.ts'
import { idTextSchema, shareIdSchema } from './ids.ts'
import { markNotificationsReadSchema, notificationSchema } from './notification.ts'
import { proofTypeSchema } from './proof.ts'
import {
  decideApplicationSchema,
  decidedApplicationSchema,
  domainProofSchema,
  proveDomainSchema,
  registerEntrySchema,
  suspendVerifierSchema,
  verifierApplicationRecordSchema,
  verifierStatusSchema,
} from './register.ts'
import {
  claimRevocationSchema,
  confirmationSchema,
  publicStatusListEntrySchema,
  revocationQuerySchema,
  revocationRequestSchema,
  revocationSchema,
  revokeClaimSchema,
} from './revocation-record.ts'
import { nonceSchema, sessionSchema, signInSchema } from './session.ts'
import {
  createdShareSchema,
  createShareSchema,
  openedShareRecordSchema,
  openShareSchema,
  publicShareStatusSchema,
  shareableSchema,
  shareRecordSchema,
} from './share-record.ts'
import { didDocumentSchema, statusListCredentialSchema, statusListIndexSchema } from './status-list.ts'
import { ownTemplateSchema, templateFormSchema, templateSchema } from './template.ts'
import { textSchema } from './text.ts'
import { createUserSchema, requestVerifierStatusSchema, updateUserSchema, userSchema, verifierSchema } from './user.ts'
import {
  askedRequestSchema,
  decideRequestSchema,
  requestVerificationSchema,
  verificationRequestSchema,
} from './verification-request.ts'

/**
 * One row per call of the API: server, page, OpenAPI and the authorization matrix read this table.
 * `who: 'public'` needs no session; 'signed-in' answers 401 without one; finer rules are the module's policy.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters. */
  path: `/${string}`
  summary: string
  who: 'public' | 'signed-in'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The status of success. 204 has no body. */
  success: 200 | 201 | 204
  response?: z.ZodType
  /** Of the answer, where it is not JSON as such. */
  mediaType?: string
}

const id = z.object({ id: idTextSchema })
/** Newest first; the next page is named by the `Link` header. */
const page = z.object({ limit: idTextSchema.optional(), before: idTextSchema.optional() })
const share = z.object({ id: shareIdSchema })

export const routes = {
  // session
  createNonce: {
    method: 'POST',
    path: '/api/auth/nonce',
    summary: 'A single-use nonce for a sign-in message',
    who: 'public',
    success: 200,
    response: nonceSchema,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'Start a session with a signed EIP-4361 message',
    who: 'public',
    body: signInSchema,
    success: 200,
    response: sessionSchema,
  },
  getSession: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The session of the cookie',
    who: 'signed-in',
    success: 200,
    response: sessionSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session on every node; also 204 without one',
    who: 'public',
    success: 204,
  },
  // DIDs
  listDidsOfOwner: {
    method: 'GET',
    path: '/api/dids/owner/:account',
    summary: 'The DIDs of the session’s own wallet, the one to show first',
    who: 'signed-in',
    params: z.object({ account: addressSchema }),
    query: page,
    success: 200,
    response: z.array(didSchema),
  },
  createDid: {
    method: 'POST',
    path: '/api/dids',
    summary: 'Record a minted token or the wizard’s off-chain DID',
    who: 'signed-in',
    body: createDidSchema,
    success: 201,
    response: didSchema,
  },
  chooseDidToMint: {
    method: 'POST',
    path: '/api/dids/:id/to-mint',
    summary: 'The next token of the wallet becomes this off-chain DID, and not the one that is listed first',
    who: 'signed-in',
    params: z.object({ id: idTextSchema }),
    success: 204,
  },
  // users
  getUserOfWallet: {
    method: 'GET',
    path: '/api/users/wallet/:wallet',
    summary: 'The profile of the session’s own wallet',
    who: 'signed-in',
    params: z.object({ wallet: addressSchema }),
    success: 200,
    response: userSchema,
  },
  createUser: {
    method: 'POST',
    path: '/api/users',
    summary: 'Create the profile of the session’s wallet',
    who: 'signed-in',
    body: createUserSchema,
    success: 201,
    response: userSchema,
  },
  updateUser: {
    method: 'PUT',
    path: '/api/users/:id',
    summary: 'Change the own profile',
    who: 'signed-in',
    params: id,
    body: updateUserSchema,
    success: 200,
    response: userSchema,
  },
  requestVerifierStatus: {
    method: 'PUT',
    path: '/api/users/:id/verifier',
    summary: 'Become a verifier, or apply to',
    who: 'signed-in',
    params: id,
    body: requestVerifierStatusSchema,
    success: 200,
    response: userSchema,
  },
  getVerifierStatus: {
    method: 'GET',
    path: '/api/users/:id/verifier',
    summary: 'The caller’s standing as a verifier: what the chain says, the latest application, the proven domain',
    who: 'signed-in',
    params: id,
    success: 200,
    response: verifierStatusSchema,
  },
  proveDomain: {
    method: 'POST',
    path: '/api/users/:id/domain',
    summary: 'Fetch a domain’s DID configuration and keep whether it names the caller’s wallet',
    who: 'signed-in',
    params: id,
    body: proveDomainSchema,
    success: 200,
    response: domainProofSchema,
  },
  eraseUser: {
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Erase everything held about the caller; the session ends with it',
    who: 'signed-in',
    params: id,
    success: 204,
  },
  exportData: {
    method: 'GET',
    path: '/api/export',
    summary: 'Everything held about the caller in one file',
    who: 'signed-in',
    success: 200,
    response: dataExportSchema,
  },
  listVerifiers: {
    method: 'GET',
    path: '/api/verifiers',
    summary: 'Verifiers that can be asked; never the caller',
    who: 'signed-in',
    query: page.extend({ q: textSchema('Search', 100).optional() }),
    success: 200,
    response: z.array(verifierSchema),
  },
  // register
  listVerifierApplications: {
    method: 'GET',
    path: '/api/admin/verifier-applications',
    summary: 'Applications that wait for an administrator',
    who: 'signed-in',
    query: page,
    success: 200,
    response: z.array(verifierApplicationRecordSchema),
  },
  decideVerifierApplication: {
    method: 'POST',
    path: '/api/admin/verifier-applications/:id/decision',
    summary: 'Refuse, or approve once the chain shows the accreditation',
    who: 'signed-in',
    params: id,
    body: decideApplicationSchema,
    success: 200,
    response: decidedApplicationSchema,
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to whoever runs this installation; a few an hour',
    who: 'public',
    body: sendContactMessageSchema,
    success: 204,
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'Messages of the contact form, those that wait or those that are done',
    who: 'signed-in',
    query: page.extend({ status: z.enum(['waiting', 'done']).default('waiting') }),
    success: 200,
    response: z.array(contactMessageSchema),
  },
  markContactMessage: {
    method: 'PUT',
    path: '/api/admin/contact-messages/:id',
    summary: 'Say that a message needs nothing more, or take that back',
    who: 'signed-in',
    params: id,
    body: markContactMessageSchema,
    success: 200,
    response: contactMessageSchema,
  },
  suspendVerifier: {
    method: 'POST',
    path: '/api/admin/verifiers/:id/suspend',
    summary: 'Confirm a suspension once the chain shows it',
    who: 'signed-in',
    params: id,
    body: suspendVerifierSchema,
    success: 200,
    response: registerEntrySchema,
  },
  getRegister: {
    method: 'GET',
    path: '/api/register',
    summary: 'Verifiers the chain shows as accredited or suspended, with dates',
    who: 'public',
    success: 200,
    response: z.array(registerEntrySchema),
  },
  // claims
  listClaimsOfDid: {
    method: 'GET',
    path: '/api/claims/did/:didId',
    summary: 'Claims of a DID: all to its owner, to a verifier those it was asked about',
    who: 'signed-in',
    params: z.object({ didId: idTextSchema }),
    query: page,
    success: 200,
    response: z.array(claimSchema),
  },
  listClaimsOfUser: {
    method: 'GET',
    path: '/api/claims/user/:userId',
    summary: 'All claims of the caller',
    who: 'signed-in',
    params: z.object({ userId: idTextSchema }),
    query: page,
    success: 200,
    response: z.array(claimSchema),
  },
  createClaim: {
    method: 'POST',
    path: '/api/claims',
    summary: 'Add a claim to an own DID',
    who: 'signed-in',
    body: createClaimSchema,
    success: 201,
    response: claimSchema,
  },
  updateClaim: {
    method: 'PUT',
    path: '/api/claims/:id',
    summary: 'Reword an own claim; a verified one stays, and the new wording becomes a claim of its own',
    who: 'signed-in',
    params: id,
    body: updateClaimSchema,
    success: 200,
    response: claimSchema,
  },
  getClaimHistory: {
    method: 'GET',
    path: '/api/claims/:id/history',
    summary: 'What happened to a claim, hash-chained, to its owner and the verifiers asked; also the exported file',
    who: 'signed-in',
    params: id,
    success: 200,
    response: claimHistorySchema,
  },
  verifyClaim: {
    method: 'PUT',
    path: '/api/claims/:id/verify',
    summary: 'Approve: proof and signed attestation, in one transaction with the decision',
    who: 'signed-in',
    params: id,
    body: verifyClaimSchema,
    success: 200,
    response: claimSchema,
  },
  // verification requests
  requestVerification: {
    method: 'POST',
    path: '/api/verification-requests',
    summary: 'Ask a verifier to verify an own claim',
    who: 'signed-in',
    body: requestVerificationSchema,
    success: 201,
    response: verificationRequestSchema,
  },
  listRequestsOfVerifier: {
    method: 'GET',
    path: '/api/verification-requests/verifier/:verifierId',
    summary: 'Requests addressed to the caller, with the claims they are about',
    who: 'signed-in',
    params: z.object({ verifierId: idTextSchema }),
    query: page.extend({ status: z.literal('pending').optional() }),
    success: 200,
    response: z.array(askedRequestSchema),
  },
  listRequestsOfRequester: {
    method: 'GET',
    path: '/api/verification-requests/requester/:userId',
    summary: 'Requests the caller has sent',
    who: 'signed-in',
    params: z.object({ userId: idTextSchema }),
    query: page,
    success: 200,
    response: z.array(verificationRequestSchema),
  },
  prepareAttestation: {
    method: 'GET',
    path: '/api/verification-requests/:id/attestation',
    summary: 'The typed data to sign for a pending request; reserves a status index',
    who: 'signed-in',
    params: id,
    query: z.object({ level: proofTypeSchema, validUntil: z.iso.date('Invalid input').optional() }),
    success: 200,
    response: attestationRequestSchema,
  },
  decideRequest: {
    method: 'PUT',
    path: '/api/verification-requests/:id/status',
    summary: 'Reject a pending request; confirm an approved one',
    who: 'signed-in',
    params: id,
    body: decideRequestSchema,
    success: 200,
    response: verificationRequestSchema,
  },
  // revocation
  listConfirmations: {
    method: 'GET',
    path: '/api/attestations',
    summary: 'What the caller confirmed, in the words it signed, and what became of it',
    who: 'signed-in',
    query: page,
    success: 200,
    response: z.array(confirmationSchema),
  },
  listRevocationsOfClaim: {
    method: 'GET',
    path: '/api/claims/:id/revocations',
    summary: 'Confirmations of a claim that were taken back, to its owner and the verifiers that signed it',
    who: 'signed-in',
    params: id,
    success: 200,
    response: z.array(claimRevocationSchema),
  },
  prepareRevocation: {
    method: 'GET',
    path: '/api/claims/:id/revocation',
    summary: 'The typed data to sign to take back what the caller confirmed',
    who: 'signed-in',
    params: id,
    query: revocationQuerySchema,
    success: 200,
    response: revocationRequestSchema,
  },
  revokeClaim: {
    method: 'POST',
    path: '/api/claims/:id/revoke',
    summary: 'Take back what the caller confirmed, with the signature of the wallet that did; relayed to the chain',
    who: 'signed-in',
    params: id,
    body: revokeClaimSchema,
    success: 200,
    response: revocationSchema,
  },
  getStatusList: {
    method: 'GET',
    path: '/status-lists/:id',
    summary: 'A verifier’s revocations as a signed W3C BitstringStatusListCredential',
    who: 'public',
    params: id,
    success: 200,
    response: statusListCredentialSchema,
    mediaType: 'application/vc+jwt',
  },
  getStatusListEntry: {
    method: 'GET',
    path: '/status-lists/:id/entries/:index',
    summary: 'One place of a status list, with the verifier’s signed revocation',
    who: 'public',
    params: id.extend({ index: statusListIndexSchema }),
    success: 200,
    response: publicStatusListEntrySchema,
  },
  getDidDocument: {
    method: 'GET',
    path: '/.well-known/did.json',
    summary: 'The key that signs status lists (did:web)',
    who: 'public',
    success: 200,
    response: didDocumentSchema,
    mediaType: 'application/did+json',
  },
  // notifications
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'The inbox of the bell',
    who: 'signed-in',
    query: page.extend({ after: z.union([z.literal('0').transform(() => 0), idTextSchema]).optional() }),
    success: 200,
    response: z.array(notificationSchema),
  },
  markNotificationsRead: {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark some or all as read',
    who: 'signed-in',
    body: markNotificationsReadSchema,
    success: 204,
  },
  clearNotifications: {
    method: 'DELETE',
    path: '/api/notifications',
    summary: 'Empty the inbox',
    who: 'signed-in',
    success: 204,
  },
  // shares
  createShare: {
    method: 'POST',
    path: '/api/claims/:id/shares',
    summary: 'A link to an own claim; an open share without an end is created once and reused',
    who: 'signed-in',
    params: id,
    body: createShareSchema,
    success: 201,
    response: createdShareSchema,
  },
  getShareable: {
    method: 'GET',
    path: '/api/claims/:id/shareable',
    summary:
      'What a share of an own claim can carry: its payload, its attestation, its further fields with their salts',
    who: 'signed-in',
    params: id,
    success: 200,
    response: shareableSchema,
  },
  openShare: {
    method: 'POST',
    path: '/api/shares/:id/open',
    summary: 'The ciphertext of a controlled share; counts one view per browser, 410 once it is closed',
    who: 'public',
    params: share,
    body: openShareSchema,
    success: 200,
    response: openedShareRecordSchema,
  },
  listShares: {
    method: 'GET',
    path: '/api/shares',
    summary: 'Shares of the caller',
    who: 'signed-in',
    query: page.extend({ before: shareIdSchema.optional() }),
    success: 200,
    response: z.array(shareRecordSchema),
  },
  withdrawShare: {
    method: 'DELETE',
    path: '/api/shares/:id',
    summary: 'Withdraw a share: its live status says so from now on',
    who: 'signed-in',
    params: share,
    success: 204,
  },
  getShareStatus: {
    method: 'GET',
    path: '/api/shares/:id/status',
    summary: 'Whether a share is still open',
    who: 'public',
    params: share,
    success: 200,
    response: publicShareStatusSchema,
  },
  // templates
  listTemplates: {
    method: 'GET',
    path: '/api/templates',
    summary: 'Templates that verifiers offer; `q` looks into title, summary, fields and publisher',
    who: 'public',
    query: page.extend({ q: textSchema('Search', 100).optional(), type: textSchema('Claim type', 40).optional() }),
    success: 200,
    response: z.array(templateSchema),
  },
  listOwnTemplates: {
    method: 'GET',
    path: '/api/templates/own',
    summary: 'What the caller published, with its uses; retired ones too',
    who: 'signed-in',
    query: page,
    success: 200,
    response: z.array(ownTemplateSchema),
  },
  getTemplate: {
    method: 'GET',
    path: '/api/templates/:id',
    summary: 'One template that is offered',
    who: 'public',
    params: id,
    success: 200,
    response: templateSchema,
  },
  publishTemplate: {
    method: 'POST',
    path: '/api/templates',
    summary: 'Offer a template to everybody; for verifiers',
    who: 'signed-in',
    body: templateFormSchema,
    success: 201,
    response: ownTemplateSchema,
  },
  updateTemplate: {
    method: 'PUT',
    path: '/api/templates/:id',
    summary: 'Reword an own template; claims made from it stay as they are',
    who: 'signed-in',
    params: id,
    body: templateFormSchema,
    success: 200,
    response: ownTemplateSchema,
  },
  retireTemplate: {
    method: 'DELETE',
    path: '/api/templates/:id',
    summary: 'Offer an own template no longer; claims made from it stay',
    who: 'signed-in',
    params: id,
    success: 204,
  },
  // installation
  getConfig: {
    method: 'GET',
    path: '/api/config',
    summary: 'Chain, registry and policy of this installation',
    who: 'public',
    success: 200,
    response: appConfigSchema,
  },
} as const satisfies Record<string, Route>
