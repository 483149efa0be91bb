import { describeWithAge } from '@did/domain/texts/en/proof/statement-with-age'
import { buildStatement } from '@did/proofs/build-statement'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type FormEvent, Suspense, useState } from 'react'
import type { Answerable } from '../../entities/proof/find-answerable.ts'
import { NameChoice } from '../../entities/proof/name-choice.tsx'
import { emptyTerms, proofLifetimes } from '../../entities/proof/owner-terms.ts'
import { findAudienceFault, ProofTerms } from '../../entities/proof/proof-terms.tsx'
import { useMakingProof, usePreparedProver } from '../../entities/proof/use-making-proof.ts'
import { sharesQuery } from '../../entities/share/share-query.ts'
import type { KeptProof } from '../../entities/vault/store/content.ts'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { timeNow } from '../../lib/page/device-clock.ts'
import { proveAgeTexts as texts } from '../../texts/en/age/prove-age.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { factTexts, provingTexts } from '../../texts/en/proof/proving.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { ages, findMadeProof } from './find-made-proof.ts'

const ProofCode = lazyPart(async () => (await import('../../entities/proof/proof-code.tsx')).ProofCode)
const ProofVerdict = lazyPart(async () => (await import('../../entities/verdict/proof-verdict.tsx')).ProofVerdict)

type AgeProofProps = Answerable & { vault: OpenVault; today: string }

/**
 * Proves an age and shows the proof's QR code. A reload of the page brings back the latest proof.
 */
export function AgeProof({ vault, today, ...ready }: AgeProofProps) {
  const shares = useQuery(sharesQuery)
  const [opened] = useState(timeNow)
  if (shares.isPending) return <Loading label={texts.loading} skeleton="h-32 rounded-xl" />
  const kept = findMadeProof(vault, { claimId: ready.claim.id, shares: shares.data ?? [], now: opened })
  return <AgeProofForm {...ready} today={today} kept={kept} />
}

function AgeProofForm({ claim, holding, today, kept }: Answerable & { today: string; kept: KeptProof | null }) {
  const [years, setYears] = useState(18)
  const [terms, setTerms] = useState(emptyTerms)
  const [isNamed, setIsNamed] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [isAnother, setIsAnother] = useState(false)
  const { made, making, make, cancel, forget } = useMakingProof(claim, holding)
  const shown = made ?? (isAnother ? null : kept)
  const startAnother = () => {
    forget()
    setIsAnother(true)
  }
  const startNamed = () => {
    startAnother()
    setIsNamed(true)
  }
  usePreparedProver()
  const statement = buildStatement({ type: 'AgeProof', years, today })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const audience = terms.audience.trim()
    if (!findAudienceFault(audience, provingTexts))
      void make({ statement, audience, lifetimeSeconds: Number(terms.lifetime), isNamed })
  }
  if (shown)
    return (
      <div role="status" className="flex flex-col items-center gap-4">
        <p className="text-center text-pretty">{provingTexts.made}</p>
        {shown === kept && kept && (
          <p dir="auto" className="text-center text-sm break-words text-ink-2">
            {provingTexts.madeRow(kept.audience, shortDate(new Date(kept.expiresAt * 1000).toISOString()))}
          </p>
        )}
        <Suspense>
          <ProofCode claim={claim} link={shown} />
        </Suspense>
        <Suspense>
          <ProofVerdict claim={claim} url={shown.url} onShowName={startNamed} />
        </Suspense>
        <Button variant="outline" onClick={startAnother}>
          {provingTexts.another}
        </Button>
      </div>
    )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <Field label={texts.years}>
        {(control) => (
          <Select
            {...control}
            options={ages.map((age) => ({ value: String(age), label: texts.older(age) }))}
            value={years}
            onChange={({ target }) => setYears(Number(target.value))}
          />
        )}
      </Field>
      <ProofTerms
        sentence={factTexts.says(describeWithAge(statement, today))}
        terms={terms}
        lifetimes={proofLifetimes}
        texts={provingTexts}
        autoComplete="off"
        isTried={isTried}
        onChange={setTerms}
        beginsHere
      />
      <NameChoice claim={claim} isNamed={isNamed} onChange={setIsNamed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={making}>
          {!making && <ShieldCheck aria-hidden="true" className="size-4" />}
          {making ? provingTexts.making : provingTexts.make}
        </Button>
        {making && (
          <Button variant="outline" onClick={cancel}>
            {provingTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
