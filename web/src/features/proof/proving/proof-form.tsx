import type { Claim } from '@did/domain/claim/claim'
import { describeWithAge } from '@did/domain/texts/en/proof/statement-with-age'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type FormEvent, Suspense, useState } from 'react'
import { FactForm, focusFault } from '../../../entities/proof/fact-form.tsx'
import type { Holding } from '../../../entities/proof/held-attributes.ts'
import { NameChoice } from '../../../entities/proof/name-choice.tsx'
import { emptyTerms, proofLifetimes } from '../../../entities/proof/owner-terms.ts'
import { findAudienceFault, ProofTerms, type Terms } from '../../../entities/proof/proof-terms.tsx'
import { useFacts } from '../../../entities/proof/use-facts.ts'
import { useMakingProof, usePreparedProver } from '../../../entities/proof/use-making-proof.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { factTexts, provingTexts as texts } from '../../../texts/en/proof/proving.ts'
import { Button } from '../../../ui/button.tsx'

const ProofCode = lazyPart(async () => (await import('../../../entities/proof/proof-code.tsx')).ProofCode)
type ProofFormProps = {
  claim: Claim
  holding: Holding
  available: readonly string[]
}

export function ProofForm({ claim, holding, available }: ProofFormProps) {
  const { facts, setFacts, statement, today } = useFacts(available)
  const [terms, setTerms] = useState<Terms>(emptyTerms)
  const [isNamed, setIsNamed] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const { made, making, make, cancel, forget } = useMakingProof(claim, holding)
  usePreparedProver()
  if (made !== null)
    return (
      <div role="status" className="flex flex-col items-center gap-4">
        <p className="text-center text-pretty">{texts.made}</p>
        <Suspense>
          <ProofCode claim={claim} link={made} />
        </Suspense>
        <Button variant="outline" onClick={forget}>
          {texts.another}
        </Button>
      </div>
    )
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (!statement) focusFault(event.currentTarget)
    const audience = terms.audience.trim()
    if (!statement || findAudienceFault(audience, texts)) return
    void make({ statement, audience, lifetimeSeconds: Number(terms.lifetime), isNamed })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <FactForm facts={facts} available={available} today={today} onChange={setFacts} />
      <ProofTerms
        sentence={statement && factTexts.says(describeWithAge(statement, today))}
        terms={terms}
        lifetimes={proofLifetimes}
        texts={texts}
        autoComplete="off"
        isTried={isTried}
        onChange={setTerms}
      />
      <NameChoice claim={claim} isNamed={isNamed} onChange={setIsNamed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={making}>
          {!making && <ShieldCheck aria-hidden="true" className="size-4" />}
          {making ? texts.making : texts.make}
        </Button>
        {making && (
          <Button variant="outline" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
