import type { Claim } from '@did/domain/claim/claim'
import type { DerivedFact } from '@did/domain/claim/derived-fact'
import type { DidId, TemplateId } from '@did/domain/ids'
import { isSelfIssued } from '@did/domain/protocol/own-issuer'
import { type AskedField, listFilled } from '../../../entities/claim-form/asked-field.ts'
import type { AddClaimForm } from './add-claim-form.ts'

/** The derived facts (for example "18 or older") follow from the private attributes. */
type Filled = { form: AddClaimForm; asked: readonly AskedField[]; derivedFacts: DerivedFact[] }

export function buildClaimBody(filled: Filled, { didId, templateId }: { didId: DidId; templateId: TemplateId | null }) {
  const source = templateId === null ? {} : { templateId }
  return { didId, ...describeText(filled), ...describeIssuer(filled.form), ...source }
}

/** The parts of the claim for which the form does not ask stay as they are. */
export function buildChangedBody(filled: Filled, { issuer, isPrivate, isSelective }: Claim) {
  const isStillOwn = filled.form.selfIssued && isSelfIssued(issuer)
  const named = isStillOwn ? issuer : describeIssuer(filled.form).issuer
  return { ...describeText(filled), issuer: named, isPrivate, isSelective }
}

/**
 * A claim from a template may have an empty description. Its title then takes the description's
 * place.
 */
function describeText({ form, asked, derivedFacts }: Filled) {
  const { type, title, description, holderName, issueDate } = form
  const dated = issueDate === '' ? {} : { issueDate }
  const fields = listFilled(asked, form)
  return { ...dated, type, title, description: description || title, holderName, fields, derivedFacts }
}

/** The specification wants the flag `isVerified`, but the server ignores it. */
export function describeIssuer(form: AddClaimForm): { issuer: string; isVerified: boolean } {
  return form.selfIssued ? { issuer: 'Self', isVerified: true } : { issuer: form.issuer, isVerified: false }
}
