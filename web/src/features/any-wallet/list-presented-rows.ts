import type { PresentationProgress } from '@did/domain/portable/presentation-request'
import type { Row } from '@did/domain/share/own-words'
import { describeOwnMember, nameMember } from '../../entities/foreign/name-member.ts'
import { foreignTexts } from '../../texts/en/foreign/foreign.ts'

export type Shown = Pick<Extract<PresentationProgress, { state: 'verified' }>, 'claims' | 'issuer'>

/**
 * Lists the values of a presented claim with their names. If the issuer is outside this service,
 * the values do not get this product's names. "Confirmed by" would make that issuer look like a
 * verifier of this service.
 */
export function listRows({ claims: { fields, ...members }, issuer }: Shown): Row[] {
  // The owner chose the names of the claim's fields. Each of these names gets a prefix, so that no
  // field replaces one of our own values, such as "verifier", or gets that value's label.
  const own = Object.entries(typeof fields === 'object' ? (fields ?? {}) : {})
  const shown: Record<string, unknown> = {
    ...members,
    ...Object.fromEntries(own.map(([name, value]) => [`${inFields}${name}`, value])),
  }
  const claimType = typeof members.claimType === 'string' ? members.claimType : undefined
  const names = new Set([...Object.keys(foreignTexts.members), ...Object.keys(shown)])
  return [...names].flatMap((name) => {
    const value = shown[name]
    if (typeof value !== 'string' || value === '') return []
    if (issuer.kind === 'stranger')
      return [{ name: nameMember(name.replace(inFields, '')), value, isOwnName: false, isOwnValue: false }]
    return [describeOwnMember(name, value, claimType)]
  })
}

const inFields = 'fields › '
