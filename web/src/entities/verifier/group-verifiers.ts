import type { Verifier } from '@did/domain/account/user'
import { clearLine, quoteWords } from '@did/domain/proof/quote-words'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { findMistakable, findWaiting, labelVerifier, type Waiting } from './describe-verifier.ts'

type About = {
  asked: Waiting
  /** Tells whether the claim has private attributes that go with the request. */
  needsAttributes: boolean
}

/**
 * Divides the verifiers into accredited ones, which come first, and others. In each group, those
 * that can receive the private attributes of the claim come first.
 */
export function groupVerifiers(all: readonly Verifier[], about: About) {
  const isReviewed = ({ accreditation }: Verifier) => accreditation === 'accredited'
  const others = all.filter((verifier) => !isReviewed(verifier))
  return [
    { label: texts.groups.accredited, options: listOptions(all.filter(isReviewed), all, about) },
    { label: texts.groups.others, options: listOptions(others, all, about) },
  ].filter(({ options }) => options.length > 0)
}

function listOptions(some: readonly Verifier[], all: readonly Verifier[], { asked, needsAttributes }: About) {
  const canHelp = ({ receivesAttributes }: Verifier) => !needsAttributes || receivesAttributes
  return some
    .toSorted((a, b) => Number(canHelp(b)) - Number(canHelp(a)))
    .map((verifier) => {
      const known = findMistakable(verifier, all)
      const remarks = [
        ...(findWaiting(verifier, asked) ? [texts.asked] : []),
        ...(known === null ? [] : [(label: string) => texts.looksLike(label, known)]),
        ...(canHelp(verifier) ? [] : [texts.cannotReceive]),
      ]
      return { value: String(verifier.id), label: addRemarks(labelVerifier(verifier), remarks) }
    })
}

/**
 * Puts the name in quotation marks and our remarks behind it. A name without remarks has no
 * quotation marks and loses its own, so that no name can end like a remark of ours.
 */
function addRemarks(name: string, remarks: readonly ((label: string) => string)[]): string {
  if (remarks.length === 0) return clearLine(name)
  return remarks.reduce((label, addRemark) => addRemark(label), quoteWords(name))
}
