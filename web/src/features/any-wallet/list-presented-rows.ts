import { listContent } from '@did/credentials/foreign/content/list-members'
import type { PresentationProgress } from '@did/domain/portable/presentation-request'
import type { Row } from '@did/domain/share/own-words'
import { describeOwnMember, nameMember } from '../../entities/foreign/name-member.ts'
import { foreignTexts } from '../../texts/en/foreign/foreign.ts'

export type Shown = Pick<Extract<PresentationProgress, { state: 'verified' }>, 'claims' | 'issuer'>
type Content = {
  rows: Row[]
  /** This is false if the claim has more members, or deeper ones, than `rows` lists. */
  isWhole: boolean
}

/**
 * Lists the values of a presented claim with their names. If the issuer is outside this service,
 * the values do not get this product's names. "Confirmed by" would make that issuer look like a
 * verifier of this service.
 */
export function listRows({ claims, issuer }: Shown): Content {
  // The owner chose the names of the claim's fields. `listContent` gives each of these names a
  // prefix, so that no field replaces one of our own values, such as "verifier", or gets that
  // value's label.
  const { members, isWhole } = listContent(claims)
  const claimType = typeof claims['claimType'] === 'string' ? claims['claimType'] : undefined
  const order = Object.keys(foreignTexts.members)
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const rows = members
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map(({ name, value }) => {
      if (issuer.kind !== 'stranger') return describeOwnMember(name, value, claimType)
      return { name: nameMember(name.replace(inFields, '')), value, isOwnName: false, isOwnValue: false }
    })
  return { rows, isWhole }
}

const inFields = /^fields \/ /
