import { leaveOutAchievement } from '@did/credentials/foreign/content/list-members'
import type { AttestedShare } from '@did/credentials/verdict/find-revocation'
import { type Row, tellLeaf } from '@did/domain/share/own-words'
import { foreignTexts as texts } from '../../texts/en/foreign/foreign.ts'
import type { JudgedForeign } from './judge-text.ts'
import { describeOwnMember, nameMember } from './name-member.ts'

/**
 * Returns the name that the issuer gives itself, or null if an administrator accredited the issuer
 * under exactly this name.
 */
export function findUncheckedName({
  facts: { issuer },
  content: { issuerName },
}: Pick<JudgedForeign, 'facts' | 'content'>): string | null {
  const isKnown = issuer.kind === 'verifier' && issuer.standing.isAccredited && issuer.standing.name === issuerName
  return isKnown ? null : issuerName
}

type Member = Pick<Row, 'name' | 'value'>

export function listStrangersRows(members: readonly Member[]): Row[] {
  return members.map(({ name, value }) => ({ name: nameMember(name), value, isOwnName: false, isOwnValue: false }))
}

/**
 * Lists the rows of a credential that this product issued, in the product's order and with its
 * names, whatever the credential's format is. If `share` opens a field, the field has the label
 * that the verifier signed.
 */
export function listOwnRows(members: readonly Member[], share: AttestedShare | null): Row[] {
  const order = Object.keys(texts.members)
  const placeOf = ({ name }: Member) => (order.includes(name) ? order.indexOf(name) : order.length)
  const claimType = members.find(({ name }) => name === 'claimType')?.value
  const shown = leaveOutAchievement(members).filter(({ name }) => name !== 'title')
  return shown
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ name, value }) => {
      const leaf = share?.opened.find(({ field }) => name === `fields / ${field}`)
      return share && leaf ? tellLeaf(leaf, share.message.issueDate) : describeOwnMember(name, value, claimType)
    })
}
