import type { ResolveDid } from '@did/credentials/data-integrity/verify-proof'
import { checkStatus, type StatusFinding } from '@did/credentials/foreign/check-status-list'
import type { PresentedCredential } from '@did/credentials/presentation/presented-credential'
import { type ForeignDocumentKind, parseForeignUrl } from '@did/domain/portable/foreign-document'
import type { PresentedIssuer } from '@did/domain/portable/presentation-request'
import type { Context } from '../../context.ts'
import { fetchForeignDocument } from '../foreign-documents/service.ts'
import { fail, type Judged, type Line, listPassed, pass, verify, warn } from './judged.ts'

type Strangers = { credential: PresentedCredential; issuer: PresentedIssuer; resolve: ResolveDid }

/**
 * The best verdict on a credential that a stranger issued is a caution. Its attestation does not
 * count, because anybody can copy an attestation.
 */
export async function judgeStranger(ctx: Context, { credential, issuer, resolve }: Strangers): Promise<Judged> {
  const { attestation: _, fieldOpenings: __, ...claims } = credential.claims
  const status = await findStatus(ctx, credential, resolve)
  if (status === 'revoked' || status === 'suspended') return fail(status)
  const checks = [...listPassed(issuer), warn('issued-by-stranger'), describeStatus(status)]
  return verify({ ...credential, claims }, issuer, { overall: 'caution', checks })
}

/**
 * If a credential names more status lists than this, none of them is loaded, because the server
 * would have to load them all for one answer.
 */
const mostLists = 2

async function findStatus(
  ctx: Context,
  { issuer, statuses }: PresentedCredential,
  resolve: ResolveDid,
): Promise<StatusFinding> {
  if (statuses.length > mostLists) return 'unknown'
  return checkStatus(statuses, {
    issuers: [issuer],
    load: (url, kind) => loadList(ctx, url, kind),
    resolve,
    now: ctx.now(),
  })
}

/** The rules for documents of other hosts hold for a status list that a stranger publishes. */
async function loadList(ctx: Context, url: string, kind: ForeignDocumentKind): Promise<string | null> {
  const parsed = parseForeignUrl(url)
  return parsed === null ? null : fetchForeignDocument(ctx, { url: parsed, kind }).catch(() => null)
}

function describeStatus(status: Exclude<StatusFinding, 'revoked' | 'suspended'>): Line {
  if (status === 'standing') return pass('stranger-not-revoked')
  return warn(status === 'none' ? 'stranger-without-list' : 'stranger-list-unread')
}
