import type { Verifier } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import PartyPopper from 'lucide-react/icons/party-popper'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { shortenTokenId } from './did-step.tsx'
import { listNext } from './list-next.ts'

const texts = onboardingTexts.done

type DoneStepProps = {
  did: Did
  claimTitle: string
  asked: Verifier | null
  /** The private attributes of the claim's template that the person has not added in the wizard. */
  offered: readonly string[]
  onContinue: () => void
}

export function DoneStep({ did, claimTitle, asked, offered, onContinue }: DoneStepProps) {
  return (
    <div className="flex animate-fade flex-col items-center gap-5 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok">
        <PartyPopper aria-hidden="true" className="size-7" />
      </span>
      <div>
        <h2 className="text-2xl font-semibold">{texts.title}</h2>
        <p className="mt-1 text-ink-2">{texts.text}</p>
      </div>
      <dl data-news className="grid w-full gap-3 rounded-2xl bg-canvas p-4 text-start sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-ink-3">{texts.did}</dt>
          <dd className="font-mono text-sm break-all">{shortenTokenId(did.tokenId, 20)}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-ink-3">{texts.claim}</dt>
          <dd dir="auto" className="line-clamp-2 font-medium break-words">
            {claimTitle}
          </dd>
        </div>
        {asked && (
          <div className="min-w-0 sm:col-span-2">
            <dt className="text-sm text-ink-3">{texts.asked}</dt>
            <dd dir="auto" className="line-clamp-2 font-medium break-words">
              {labelVerifier(asked)}
            </dd>
            <dd>
              <NameCaution name={labelVerifier(asked)} standing={asked.accreditation} />
            </dd>
          </div>
        )}
      </dl>
      <div className="w-full text-start">
        <h3 className="font-semibold">{texts.nextHeading}</h3>
        <ol className="mt-2 flex list-decimal flex-col gap-1 ps-5 text-ink-2 marker:text-brand">
          {listNext({ did, asked, offered }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Button shape="wide" onClick={onContinue}>
        {texts.continue}
      </Button>
    </div>
  )
}
