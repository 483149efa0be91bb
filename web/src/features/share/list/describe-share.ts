import type { ShareRecord } from '@did/domain/share/share-record'
import { comma } from '@did/domain/texts/en/punctuation'
import { fieldName } from '../../../entities/share/field-name.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { dayAndTime, relativeTime, shortDate } from '../../../texts/en/frame/dates.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'

const texts = sharingTexts.list

export function nameKind({ kind, form, collectionId }: ShareRecord): string {
  if (collectionId !== null) return texts.partOfCollection
  return form === 'short' ? texts.short : texts.kind[kind]
}

/**
 * A field that the claim no longer has is named by its machine-readable name instead of a label.
 */
export function describeContent({ fields, fieldLabels }: Pick<ShareRecord, 'fields' | 'fieldLabels'>): string {
  const names = fields.map((field, place) => fieldLabels[place] ?? fieldName(field))
  return names.length === 0 ? texts.basic : texts.withFields(names.join(comma))
}

export function describeUse(share: ShareRecord, isKindTold: boolean): string {
  const { kind, status, createdAt, expiresAt, views, maxViews, url, isTooLong, isHandedOut } = share
  const [first, last] = [share.firstViewedAt, share.lastViewedAt].map((at) => at && dayAndTime(at))
  const end = expiresAt === null ? null : texts[status === 'expired' ? 'ended' : 'until'](shortDate(expiresAt))
  const parts = [
    isKindTold ? nameKind(share) : null,
    texts.made(relativeTime(new Date(createdAt), dateNow())),
    isHandedOut ? texts.handedOut : null,
    end,
    kind === 'controlled' ? texts.views(views, maxViews) : texts.uncounted,
    first ? texts.firstOpened(first) : null,
    last && last !== first ? texts.lastOpened(last) : null,
  ]
  const line = parts.filter((part) => part !== null).join(' · ')
  return kind === 'open' && url === null ? `${line}. ${isTooLong ? texts.tooLong : texts.edited}` : line
}

/**
 * Says that the confirmation in a link that still opens has ended or was withdrawn. Otherwise
 * returns null.
 */
export function describeLapse(share: ShareRecord): string | null {
  const { lapse } = share
  return lapse && isOpenToSomebody(share) ? texts.lapse[lapse.kind](shortDate(lapse.at)) : null
}

/**
 * Says that a link that still opens is older than the confirmation that counts now. Otherwise
 * returns null.
 */
export function describeOlder(share: ShareRecord): string | null {
  const { confirmedSince, lapse } = share
  if (!confirmedSince || !isOpenToSomebody(share)) return null
  return texts[lapse ? 'again' : 'older'](shortDate(confirmedSince))
}

/** A used-up share still opens in the browsers whose views were counted. */
export function isOpenToSomebody({ status }: ShareRecord): boolean {
  return status === 'active' || status === 'used-up'
}

/** A link that only its owner's screen showed is no share yet. */
export function isGivenAway({ isOffered }: Pick<ShareRecord, 'isOffered'>): boolean {
  return !isOffered
}
