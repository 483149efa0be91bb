import { maximumRequestForProof } from '@did/domain/constants'
import type { Address } from '@did/domain/hex'
import type { ProofStatement } from '@did/domain/proof'
import { describeStatement } from '@did/domain/texts/statements'
import { PenLine, QrCode } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Signer, useAccount } from '../../lib/account.ts'
import { findAccreditation } from '../../lib/registry.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { askTexts as texts } from '../../texts/asking.ts'
import { Button } from '../../ui/button.tsx'
import { findAudienceFault, ProofTerms, type Terms } from '../../ui/proof-terms.tsx'
import { type AskedRequest, createAskedRequest } from './asked-request.ts'

const minuteMs = 60_000
/** The server's clock may be behind ours, and it takes no request that ends after more than a day. */
const clockToleranceMs = 10 * minuteMs
const lifetimes = [
  { value: String(15 * minuteMs), label: texts.lifetimes.quarter },
  { value: String(60 * minuteMs), label: texts.lifetimes.hour },
  { value: String(maximumRequestForProof.lifetimeMs - clockToleranceMs), label: texts.lifetimes.day },
]

type AskFormProps = {
  /** Where the fact is chosen, and what it says; null while something is missing. */
  facts: ReactNode
  statement: ProofStatement | null
  onAsked: (asked: AskedRequest) => void
}

export function AskForm({ facts, statement, onAsked }: AskFormProps) {
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
        void make(null)
      }}
    >
      {facts}
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

/** The name the connected wallet is accredited under; null for every other, and while the chain is silent. */
function useOrganization(): string | null {
  const { address } = useAccount()
  const [known, setKnown] = useState<{ address: Address; name: string } | null>(null)
  useEffect(() => {
    let isOver = false
    if (address)
      findAccreditation(address).then(
        ({ isAccredited, name }) => !isOver && setKnown(isAccredited ? { address, name } : null),
        () => {}, // nobody is named whom the chain does not name
      )
    return () => {
      isOver = true
    }
  }, [address])
  return known && known.address === address ? known.name : null
}
