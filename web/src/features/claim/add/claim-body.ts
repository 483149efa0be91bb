import type { Claim } from '@did/domain/claim/claim'
import type { DerivedFact } from '@did/domain/claim/derived-fact'
import type { DidId, TemplateId } from '@did/domain/ids'
import { isSelfIssued } from '@did/domain/protocol/own-issuer'
import { type AskedField, listFilled } from '../../../entities/claim-form/asked-field.ts'
import type { AddClaimForm } from './add-claim-form.ts'

/**
 * The form that the owner filled in, the fields that the form asks for, and the facts (for example
 * "18 or older") that follow from the private attributes.
 */
type Filled = { form: AddClaimForm; asked: readonly AskedField[]; derivedFacts: DerivedFact[] }

/** Turns the form of a new claim into the body of the call that stores the claim. */
export function buildClaimBody(filled: Filled, { didId, templateId }: { didId: DidId; templateId: TemplateId | null }) {
  const source = templateId === null ? {} : { templateId }
  return { didId, ...describeText(filled), ...describeIssuer(filled.form), ...source }
}

/**
 * Turns the form of a changed claim into the body of the call that stores the change. The parts of
 * the claim for which the form does not ask stay as they are.
 */
export function buildChangedBody(filled: Filled, { issuer, isPrivate, isSelective }: Claim) {
  const isStillOwn = filled.form.selfIssued && isSelfIssued(issuer)
  const named = isStillOwn ? issuer : describeIssuer(filled.form).issuer
  return { ...describeText(filled), issuer: named, isPrivate, isSelective }
}

/**
 * Returns the parts of the claim's text. A claim from a template may have an empty description, and
 * then its title takes the description's place.
 */
function describeText({ form, asked, derivedFacts }: Filled) {
  const { type, title, description, holderName, issueDate } = form
  const dated = issueDate === '' ? {} : { issueDate }
  const fields = listFilled(asked, form)
  return { ...dated, type, title, description: description || title, holderName, fields, derivedFacts }
}

/**
 * Returns the issuer and the flag `isVerified`, which the specification wants. The server ignores
 * the flag.
 */
export function describeIssuer(form: AddClaimForm): { issuer: string; isVerified: boolean } {
  return form.selfIssued ? { issuer: 'Self', isVerified: true } : { issuer: form.issuer, isVerified: false }
}
