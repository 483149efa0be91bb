import { changesAtOnce } from '@did/domain/call-limits'
import { specMessages } from '@did/domain/schema-messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from './context.ts'
import { serveDocs } from './http/docs/docs-page.ts'
import { openEdge } from './http/edge.ts'
import type { App } from './http/handle.ts'
import { queueWork } from './http/limits/queue-work.ts'
import { listRoutes } from './http/list-routes.ts'
import { describeApi } from './http/openapi.ts'
import { servePage } from './http/page/page.ts'
import { registerAlerts } from './modules/alerts/routes.ts'
import { registerAppConfig } from './modules/app-config/routes.ts'
import { registerApplications } from './modules/applications/routes.ts'
import { registerAttestations } from './modules/attestations/routes.ts'
import { registerAttributeKeys } from './modules/attribute-keys/routes.ts'
import { registerAuth } from './modules/auth/routes.ts'
import { registerClaims } from './modules/claims/routes.ts'
import { registerContactMessages } from './modules/contact-messages/routes.ts'
import { registerCredentialOffers } from './modules/credential-offers/routes.ts'
import { registerDidResolution } from './modules/did-resolution/routes.ts'
import { registerDids } from './modules/dids/routes.ts'
import { registerDomains } from './modules/domains/routes.ts'
import { registerErasure } from './modules/erasure/routes.ts'
import { registerExport } from './modules/export/routes.ts'
import { registerFaucet } from './modules/faucet/routes.ts'
import { registerForeignDocuments } from './modules/foreign-documents/routes.ts'
import { registerHealth } from './modules/health/routes.ts'
import { createNodeState, type NodeState } from './modules/health/service.ts'
import { registerHistory } from './modules/history/routes.ts'
import { registerHolderChallenges } from './modules/holder-challenges/routes.ts'
import { replay } from './modules/idempotency/service.ts'
import { registerIssuerKeys } from './modules/issuer-keys/routes.ts'
import { registerKeyInvitations } from './modules/key-invitations/routes.ts'
import { registerNotifications } from './modules/notifications/routes.ts'
import { registerPasskeys } from './modules/passkeys/routes.ts'
import { registerWalletMetadata } from './modules/portable-credentials/routes.ts'
import { registerPresentationRequests } from './modules/presentation-requests/routes.ts'
import { registerRecoveries } from './modules/recoveries/routes.ts'
import { registerRegister } from './modules/register/routes.ts'
import { registerRequestsForProof } from './modules/requests-for-proof/routes.ts'
import { registerRevocations } from './modules/revocations/routes.ts'
import { registerShares } from './modules/shares/routes.ts'
import { registerSignedRecords } from './modules/signed-records/routes.ts'
import { registerSponsoredCalls } from './modules/sponsored-calls/routes.ts'
import { registerStatusLists } from './modules/status-lists/routes.ts'
import { registerTemplates } from './modules/templates/routes.ts'
import { registerUsers } from './modules/users/routes.ts'
import { registerVault } from './modules/vault/routes.ts'
import { registerVcApi } from './modules/vc-api/routes.ts'
import { registerVerificationRequests } from './modules/verification-requests/routes.ts'
import { registerVerifiers } from './modules/verifiers/routes.ts'

const modules: readonly ((app: App) => void)[] = [
  registerAuth,
  registerDids,
  registerUsers,
  registerErasure,
  registerExport,
  registerVerifiers,
  registerApplications,
  registerRegister,
  registerContactMessages,
  registerDomains,
  registerClaims,
  registerHistory,
  registerAttestations,
  registerVerificationRequests,
  registerRequestsForProof,
  registerHolderChallenges,
  registerRevocations,
  registerSignedRecords,
  registerStatusLists,
  registerDidResolution,
  registerCredentialOffers,
  registerForeignDocuments,
  registerIssuerKeys,
  registerWalletMetadata,
  registerVcApi,
  registerPresentationRequests,
  registerNotifications,
  registerAlerts,
  registerShares,
  registerTemplates,
  registerVault,
  registerAttributeKeys,
  registerPasskeys,
  registerKeyInvitations,
  registerSponsoredCalls,
  registerRecoveries,
  registerAppConfig,
  registerFaucet,
  registerHealth,
]

/** Builds the HTTP part of a node. `node.ts` adds the sockets and the background work. */
export async function createApp(ctx: Context, state: NodeState = createNodeState(ctx)): Promise<FastifyInstance> {
  z.config({ customError: specMessages })
  const fastify = await openEdge(ctx)
  const app: App = { fastify, ctx, state, handled: new Set(), replay, queueChange: queueWork(changesAtOnce) }
  for (const register of modules) register(app)
  assertComplete(app)
  serveDocs(fastify, () => describeApi(ctx.config))
  servePage(fastify, ctx)
  await fastify.ready()
  return fastify
}

function assertComplete({ handled, ctx }: App): void {
  const missing = listRoutes(ctx.config)
    .filter(([, route]) => !handled.has(route))
    .map(([name]) => name)
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`)
}
