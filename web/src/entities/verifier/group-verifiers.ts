import type { Verifier } from '@did/domain/account/user'
import { clearLine, quoteWords } from '@did/domain/proof/quote-words'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { findMistakable, findWaiting, labelVerifier, type Waiting } from './describe-verifier.ts'

type About = {
  asked: Waiting
  /** Tells whether the owner wants to send the claim's private attributes with the request. */
  needsAttributes: boolean
}

export function divideVerifiers(all: readonly Verifier[]): [reviewed: Verifier[], others: Verifier[]] {
  const isReviewed = ({ accreditation }: Verifier) => accreditation === 'accredited'
  return [all.filter(isReviewed), all.filter((verifier) => !isReviewed(verifier))]
}

/**
 * The first group has the accredited verifiers, and the second one the others. Each group begins
 * with the verifiers that can receive the claim's private attributes.
 */
export function groupVerifiers(all: readonly Verifier[], about: About) {
  const [reviewed, others] = divideVerifiers(all)
  return [
    { label: texts.groups.accredited, options: listOptions(reviewed, all, about) },
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
 * Puts our remarks behind the name, and the name in quotation marks. A name without remarks gets no
 * quotation marks, and loses those that it contains. So a verifier cannot choose a name that looks
 * like another name with a remark of ours.
 */
function addRemarks(name: string, remarks: readonly ((label: string) => string)[]): string {
  if (remarks.length === 0) return clearLine(name)
  return remarks.reduce((label, addRemark) => addRemark(label), quoteWords(name))
}
