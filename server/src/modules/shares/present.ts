import type { ShareRecord } from '@did/domain/share/share-record'
import type { Config } from '../../config.ts'
import { describeOpenUrl } from './describe.ts'
import { hasSwitch } from './policy.ts'
import type { FullShare } from './store.ts'

export function presentShare(config: Config, full: FullShare): ShareRecord {
  const { id, claimId, kind, fields, createdAt, expiresAt, views, maxViews, lastViewedAt } = full.share
  const { label, handedOutAt, form, collectionId } = full.share
  return {
    id,
    claimId,
    claimTitle: full.claim.title,
    kind,
    status: full.status,
    fields,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    views,
    maxViews,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    url: kind === 'open' ? describeOpenUrl(config, full) : null,
    tellsConfirmation: hasSwitch(full.share) ? full.share.tellsConfirmation : null,
    label,
    isHandedOut: handedOutAt !== null,
    form,
    collectionId,
  }
}
