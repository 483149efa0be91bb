import type { Verifier } from '@did/domain/account/user'
import type { AskedVerifier } from '@did/domain/claim/claim'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { findMistakable, labelOption } from './describe-verifier.ts'

type About = {
  asked: readonly AskedVerifier[]
  /** The claim has private attributes that go with the request. */
  needsAttributes: boolean
}

/** Accredited verifiers come first and apart. Of each kind, those that can help come first. */
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
      const label = labelOption(verifier, asked)
      const named = known === null ? label : texts.looksLike(label, known)
      return { value: String(verifier.id), label: canHelp(verifier) ? named : texts.cannotReceive(named) }
    })
}
