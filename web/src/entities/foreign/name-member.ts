import type { Row } from '@did/domain/share/own-words'
import { isDay } from '@did/domain/texts/is-day'
import { foreignTexts } from '../../texts/en/foreign/foreign.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { tellClaimType } from '../claim/tell-claim-type.ts'
import { tellLevel } from '../claim/tell-level.ts'

const ownMembers: Readonly<Record<string, string>> = foreignTexts.members

/**
 * Describes a member of a credential of this product. A field of the claim keeps the name that the
 * owner chose, even if the product gives a member the same name. The name of a level depends on the
 * claim's type.
 */
export function describeOwnMember(name: string, value: string, claimType?: string): Row {
  const label = Object.hasOwn(ownMembers, name) ? ownMembers[name] : undefined
  if (label === undefined)
    return { name: nameMember(name.replace(/^fields \/ /, '')), value, isOwnName: false, isOwnValue: false }
  if (name === 'claimType') return { name: label, value: tellClaimType(value), isOwnName: true, isOwnValue: true }
  const told =
    name === 'level' ? tellLevel(value, claimType) : name === 'issueDate' && isDay(value) ? shortDate(value) : value
  return { name: label, value: told, isOwnName: true, isOwnValue: told !== value }
}

/** Turns machine-readable names into words: `issueDate` and `issue_date` become "Issue date". */
export function nameMember(path: string): string {
  return path.split(' / ').map(writeWords).join(' / ')
}

function writeWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
