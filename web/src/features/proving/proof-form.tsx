import type { Claim } from '@did/domain/claim/claim'
import { isAppError } from '@did/domain/errors'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { FactForm } from '../../entities/proof/fact-form.tsx'
import type { Holding } from '../../entities/proof/held-attributes.ts'
import { keepProof } from '../../entities/proof/keep-proof.ts'
import type { MadeProofLink, ProofWish } from '../../entities/proof/make-proof-link.ts'
import { findAudienceFault, ProofTerms, type Terms } from '../../entities/proof/proof-terms.tsx'
import { useFacts } from '../../entities/proof/use-facts.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { toast } from '../../lib/toast/toast.ts'
import { toastFailure } from '../../lib/toast/toast-failure.ts'
import { factTexts, provingTexts as texts } from '../../texts/en/proof/proving.ts'
import { Button } from '../../ui/button.tsx'

const ProofCode = lazyPart(async () => (await import('./proof-code.tsx')).ProofCode)
const hour = 3600
const lifetimes = [
  { value: String(hour), label: texts.lifetimes.hour },
  { value: String(24 * hour), label: texts.lifetimes.day },
  { value: String(7 * 24 * hour), label: texts.lifetimes.week },
  { value: String(30 * 24 * hour), label: texts.lifetimes.month },
]

type ProofFormProps = {
  claim: Claim
  holding: Holding
  available: readonly string[]
}

export function ProofForm({ claim, holding, available }: ProofFormProps) {
  const { facts, setFacts, statement, today } = useFacts(available)
  const [terms, setTerms] = useState<Terms>({ audience: '', lifetime: String(24 * hour) })
  const [isTried, setIsTried] = useState(false)
  const { made, making, make, cancel, forget } = useMaking(claim, holding)
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
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const audience = terms.audience.trim()
    if (!statement || findAudienceFault(audience, texts)) return
    void make({ statement, audience, lifetimeSeconds: Number(terms.lifetime) })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <FactForm facts={facts} available={available} today={today} onChange={setFacts} />
      <ProofTerms
        sentence={statement && factTexts.says(describeStatement(statement))}
        terms={terms}
        lifetimes={lifetimes}
        texts={texts}
        autoComplete="off"
        isTried={isTried}
        onChange={setTerms}
      />
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

/** The proving keys exceed a megabyte, so they load while the owner fills the form in. */
function usePreparedProver(): void {
  useEffect(() => {
    void import('@did/proofs/prove-in-worker').then(({ prepareProver }) => prepareProver('one-clause'))
  }, [])
}

function useMaking(claim: Claim, holding: Holding) {
  const [made, setMade] = useState<MadeProofLink | null>(null)
  const [asking, setAsking] = useState<AbortController | null>(null)
  const make = async (wish: ProofWish) => {
    const controller = new AbortController()
    setAsking(controller)
    try {
      const { makeProofLink } = await import('../../entities/proof/make-proof-link.ts')
      const link = await makeProofLink({ claimId: claim.id, holding, wish, signal: controller.signal })
      setMade(link)
      await keepProof(claim, { ...link, wish }).catch(() => toast(texts.notKept))
    } catch (error) {
      if (isAppError(error, 'proof-invalid')) toast({ variant: 'destructive', ...texts.notSo })
      else if (!controller.signal.aborted) toastFailure(error)
    } finally {
      setAsking(null)
    }
  }
  return { made, making: asking !== null, make, cancel: () => asking?.abort(), forget: () => setMade(null) }
}
