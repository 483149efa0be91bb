import { comma } from '@did/domain/texts/en/punctuation'
import type { LikelyDuplicate } from '@did/domain/verification-request/opened-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { openedRequestTexts as texts } from '../../texts/en/verification/verifier-desk.ts'

/**
 * Describes an earlier claim that resembles the claim of a request. On screen, the title of the
 * earlier claim follows.
 */
export function sayDuplicate(other: LikelyDuplicate): string {
  const same = [
    texts.duplicate.name,
    ...(other.isSameTitle ? [texts.duplicate.title] : []),
    ...(other.areSameFields ? [texts.duplicate.fields] : []),
  ]
  const who = other.isSameOwner ? texts.duplicate.sameOwner : texts.duplicate.otherOwner(other.username)
  return texts.duplicate.says({ who, when: texts.other[other.status](shortDate(other.at)), same: same.join(comma) })
}
