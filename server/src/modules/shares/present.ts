import type { StoredLeaf } from '@did/domain/claim/claim'
import { isAppError } from '@did/domain/errors'
import type { ShareRecord } from '@did/domain/share/share-record'
import type { Config } from '../../config.ts'
import { waitsForHandingOut } from './hand-out.ts'
import { hasSwitch } from './policy.ts'
import { describeOpenUrl } from './share-urls.ts'
import type { FullShare } from './store.ts'

export function presentShare(config: Config, full: FullShare): ShareRecord {
  const { id, claimId, kind, fields, createdAt, expiresAt, views, maxViews, firstViewedAt, lastViewedAt } = full.share
  const { label, handedOutAt, form, collectionId } = full.share
  return {
    id,
    claimId,
    claimTitle: full.claim.title,
    kind,
    status: full.status,
    fields,
    fieldLabels: fields.map((field) => labelOf(full.claim.leaves, field)),
    createdAt: createdAt.toISOString(),
    lapse: full.lapse && { kind: full.lapse.kind, at: full.lapse.at.toISOString() },
    confirmedSince: full.confirmedSince?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    views,
    maxViews,
    firstViewedAt: firstViewedAt?.toISOString() ?? null,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    ...describeLink(config, full),
    tellsConfirmation: hasSwitch(full.share) ? full.share.tellsConfirmation : null,
    label,
    isHandedOut: handedOutAt !== null,
    isOffered: handedOutAt === null && waitsForHandingOut(full.share),
    form,
    collectionId,
  }
}

/**
 * A link whose URL would be too long is shown without its URL, so that a list still shows the
 * link's row.
 */
function describeLink(config: Config, full: FullShare): Pick<ShareRecord, 'url' | 'isTooLong'> {
  if (full.share.kind !== 'open') return { url: null, isTooLong: false }
  try {
    return { url: describeOpenUrl(config, full), isTooLong: false }
  } catch (error) {
    if (!isAppError(error, 'share-does-not-fit')) throw error
    return { url: null, isTooLong: true }
  }
}

function labelOf(leaves: readonly StoredLeaf[], field: string): string | null {
  const leaf = leaves.find((each) => each.field === field)
  return leaf && 'label' in leaf ? leaf.label : null
}
