import type { Address } from '@did/domain/hex'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { fieldEncodings } from '@did/proofs/attributes/fields'
import PenLine from 'lucide-react/icons/pen-line'
import QrCode from 'lucide-react/icons/qr-code'
import { useEffect, useState } from 'react'
import { type Signer, useAccount } from '../../entities/account/account.ts'
import { FactForm, focusFault } from '../../entities/proof/fact-form.tsx'
import { findAudienceFault, ProofTerms, type Terms } from '../../entities/proof/proof-terms.tsx'
import { useFacts } from '../../entities/proof/use-facts.ts'
import { findAccreditation } from '../../entities/verifier/registry.ts'
import { askTexts as texts } from '../../texts/en/request-for-proof/asking.ts'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { type AskedRequest, createAskedRequest } from './asked-request.ts'

const minuteMs = 60_000
/**
 * The server refuses requests that last more than a day, and its clock may be behind the browser's
 * clock. So the longest request lasts this much less than a day.
 */
const clockToleranceMs = 10 * minuteMs
const lifetimes = [
  { value: String(15 * minuteMs), label: texts.lifetimes.quarter },
  { value: String(60 * minuteMs), label: texts.lifetimes.hour },
  { value: String(maximumRequestForProof.lifetimeMs - clockToleranceMs), label: texts.lifetimes.day },
]

const allFields = Object.keys(fieldEncodings)

export function AskForm({ onAsked }: { onAsked: (asked: AskedRequest) => void }) {
  const { facts, setFacts, statement, today } = useFacts(allFields)
  const [terms, setTerms] = useState<Terms>({ audience: '', lifetime: String(60 * minuteMs) })
  const [isTried, setIsTried] = useState(false)
  const [making, setMaking] = useState<'plain' | 'signed' | null>(null)
  const organization = useOrganization()
  const { signer } = useAccount()
  const make = async (asker: Signer | null) => {
    setIsTried(true)
    const audience = terms.audience.trim()
    if (making || !statement || findAudienceFault(audience, texts)) return
    setMaking(asker ? 'signed' : 'plain')
    try {
      onAsked(await createAskedRequest({ statement, audience, lifetimeMs: Number(terms.lifetime) }, asker))
    } catch (error) {
      toastFailure(error)
      setMaking(null)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!statement) focusFault(event.currentTarget)
        void make(null)
      }}
    >
      <FactForm facts={facts} available={allFields} today={today} onChange={setFacts} />
      <ProofTerms
        sentence={statement && texts.says(describeStatement(statement))}
        terms={terms}
        lifetimes={lifetimes}
        texts={texts}
        autoComplete="organization"
        isTried={isTried}
        onChange={setTerms}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={making === 'plain'}>
          {making !== 'plain' && <QrCode aria-hidden="true" className="size-4" />}
          {texts.make}
        </Button>
        {signer && organization && (
          <Button variant="outline" pending={making === 'signed'} onClick={() => void make(signer)}>
            {making !== 'signed' && <PenLine aria-hidden="true" className="size-4" />}
            {texts.sign(organization)}
          </Button>
        )}
      </div>
      {signer && organization && <p className="text-sm text-pretty text-ink-2">{texts.signHint}</p>}
    </form>
  )
}

/** Returns null if the connected wallet is not accredited or if the chain does not answer. */
function useOrganization(): string | null {
  const { address } = useAccount()
  const [known, setKnown] = useState<{ address: Address; name: string } | null>(null)
  useEffect(() => {
    let isOver = false
    if (address)
      findAccreditation(address).then(
        ({ isAccredited, name }) => !isOver && setKnown(isAccredited ? { address, name } : null),
        () => {}, // Without the chain's answer, the form shows no accredited name.
      )
    return () => {
      isOver = true
    }
  }, [address])
  return known && known.address === address ? known.name : null
}
