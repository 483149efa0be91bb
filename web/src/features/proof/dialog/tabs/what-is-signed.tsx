import type { ProofType } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { RefObject } from 'react'
import { tellLevel } from '../../../../entities/claim/tell-level.ts'
import { describeSigned, SignedLines } from '../../../../entities/verification/signed-summary.tsx'
import { dateNow } from '../../../../lib/page/device-clock.ts'
import { shortDate } from '../../../../texts/en/frame/dates.ts'
import { proofFieldLabel, proofTexts as texts } from '../../../../texts/en/proof/proof.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { FromOwner } from '../from-owner.ts'
import { dayOf, isDayOver } from '../validity.ts'
import { BeforeSigning } from './before-signing.tsx'

type WhatIsSignedProps = {
  request: PendingAsked
  /** This element gets the focus when the dialog opens. */
  sentence: RefObject<HTMLHeadingElement | null>
  /**
   * The level that the verifier signs, which is the type of the proof, or null while there is no
   * proof.
   */
  level: ProofType | null
  validUntil: string
  isBusy: boolean
  /** The owner's private attributes, or null before the verifier has opened them. */
  attributes: FromOwner['values'] | null
  onChooseEnd: (validUntil: string) => void
}

/**
 * Before the wallet signs, `assertSignsWhatIsShown` checks that the text to sign says the same as
 * this part of the screen.
 */
export function WhatIsSigned({ request, sentence, level, validUntil, ...props }: WhatIsSignedProps) {
  const { isBusy, attributes, onChooseEnd } = props
  const isOver = isDayOver(validUntil, dateNow())
  const rows = [
    ...(level === null ? [] : [{ name: texts.signs.level, value: tellLevel(level, request.claim.type) }]),
    { name: texts.signs.validUntil, value: validUntil === '' ? texts.signs.noEnd : shortDate(validUntil) },
  ]
  return (
    <section aria-labelledby="what-is-signed" className="flex flex-col gap-3">
      <h3
        ref={sentence}
        id="what-is-signed"
        tabIndex={-1}
        dir="auto"
        className="text-lg font-semibold break-words outline-none"
      >
        {describeSigned(request)}
      </h3>
      <BeforeSigning request={request}>
        <Field label={texts.validUntil} hint={texts.validUntilHint} error={isOver ? texts.validUntilOver : undefined}>
          {(control) => (
            <div className="md:max-w-60">
              <Input
                {...control}
                type="date"
                min={dayOf(dateNow())}
                disabled={isBusy}
                value={validUntil}
                onChange={(event) => onChooseEnd(event.target.value)}
              />
            </div>
          )}
        </Field>
      </BeforeSigning>
      <div className="rounded-xl border border-line-strong p-4">
        <SignedLines request={request} first={attributes ? describeAttributes(attributes) : []} more={rows} />
      </div>
    </section>
  )
}

/** The birth date comes first, so that a verifier with a phone sees it without scrolling. */
function describeAttributes({ dateOfBirth }: FromOwner['values']) {
  const all = { name: texts.signs.attributes, value: texts.signs.attributesToo }
  return dateOfBirth ? [{ name: proofFieldLabel('dateOfBirth'), value: shortDate(dateOfBirth) }, all] : [all]
}
