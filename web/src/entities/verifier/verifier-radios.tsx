import type { Verifier } from '@did/domain/account/user'
import type { UserId } from '@did/domain/ids'
import { Fragment, type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { describeInList, labelVerifier } from './describe-verifier.ts'

type VerifierRadiosProps = {
  legend: string
  /** The verifiers among which the person chooses. The accredited ones come first. */
  verifiers: readonly Verifier[]
  /**
   * All verifiers, even those that cannot be chosen here, because a name may look like the name of
   * any of them.
   */
  all: readonly Verifier[]
  chosen: UserId | null
  onChoose: (verifier: Verifier) => void
  /** Further choices above the list of verifiers. */
  children?: ReactNode
}

/** Lets a person choose a verifier by one tap, and says for each verifier who reviewed its name. */
export function VerifierRadios({ legend, verifiers, all, chosen, onChoose, children }: VerifierRadiosProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex max-h-72 flex-col overflow-y-auto rounded-xl border border-line">
        {children}
        {verifiers.map((verifier, place) => {
          const { text, isMistakable } = describeInList(verifier, all)
          return (
            <Fragment key={verifier.id}>
              {verifier.accreditation !== verifiers[place - 1]?.accreditation && (
                <p className="border-line border-b bg-canvas px-3 py-1.5 text-sm font-medium text-ink-2">
                  {texts.groups[verifier.accreditation === 'accredited' ? 'accredited' : 'others']}
                </p>
              )}
              <VerifierRadio
                label={labelVerifier(verifier)}
                hint={text}
                isWarning={isMistakable}
                isChosen={verifier.id === chosen}
                onChoose={() => onChoose(verifier)}
              />
            </Fragment>
          )
        })}
      </div>
    </fieldset>
  )
}

type VerifierRadioProps = {
  label: string
  hint: string
  isWarning?: boolean
  isChosen: boolean
  onChoose: () => void
}

export function VerifierRadio({ label, hint, isWarning = false, isChosen, onChoose }: VerifierRadioProps) {
  const hintId = useId()
  return (
    <label className="flex min-h-11 shrink-0 items-start gap-3 border-line border-b px-3 py-2.5 last:border-b-0 has-checked:bg-brand-soft">
      <input
        type="radio"
        name="verifier"
        className="mt-0.5 size-5 shrink-0"
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
        aria-describedby={hintId}
      />
      <span className="min-w-0">
        <bdi className="block font-medium break-words">{label}</bdi>
        <span id={hintId} className={cn('block text-sm', isWarning ? 'font-medium text-bad' : 'text-ink-2')}>
          {hint}
        </span>
      </span>
    </label>
  )
}
