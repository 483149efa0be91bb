import { foreignTexts } from '../../texts/en/foreign/foreign.ts'
import { claimTypeLabel, levelName } from '../../texts/en/frame/names.ts'

const ownMembers: Readonly<Record<string, string>> = foreignTexts.members

/**
 * Returns the name and the value with which the page shows a member of this product's credential. A
 * field of the claim keeps its name.
 */
export function describeOwnMember(name: string, value: string): { name: string; value: string } {
  const label = Object.hasOwn(ownMembers, name) ? ownMembers[name] : undefined
  if (label === undefined) return { name: nameMember(name.replace(/^fields › /, '')), value }
  if (name === 'claimType') return { name: label, value: claimTypeLabel(value) }
  return { name: label, value: name === 'level' ? levelName(value) : value }
}

/** Writes names for software as words: `issueDate` and `issue_date` become "Issue date". */
export function nameMember(path: string): string {
  return path.split(' › ').map(writeWords).join(' › ')
}

function writeWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
