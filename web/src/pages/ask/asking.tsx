import { fieldEncodings } from '@did/proofs/attributes/fields'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useState } from 'react'
import { FactForm } from '../../features/proving/fact-form.tsx'
import { useFacts } from '../../features/proving/use-facts.ts'
import { AskForm } from '../../features/requests-for-proof/ask-form.tsx'
import {
  type AskedRequest,
  forgetAsked,
  keepAsked,
  recallAsked,
} from '../../features/requests-for-proof/asked-request.ts'
import { Queries } from '../../lib/queries.tsx'
import { askTexts as texts } from '../../texts/asking.ts'
import { AskedInTab } from './asked-in-tab.tsx'

const allFields = Object.keys(fieldEncodings)

/** The form, then the one request of this tab. */
export function Asking() {
  const [asked, setAsked] = useState<AskedRequest | null>(() => recallAsked(Date.now()))
  const [isNew, setIsNew] = useState(false)
  // This very page would refuse what such keys prove.
  if (hasDevelopmentKeys && !__EMBEDDED__) return <p className="text-pretty text-ink-2">{texts.developmentKeys}</p>
  if (asked)
    return (
      <Queries>
        <AskedInTab
          asked={asked}
          isNew={isNew}
          onAgain={() => {
            forgetAsked()
            setAsked(null)
          }}
        />
      </Queries>
    )
  return (
    <NewRequest
      onAsked={(made) => {
        keepAsked(made)
        setIsNew(true)
        setAsked(made)
      }}
    />
  )
}

function NewRequest({ onAsked }: { onAsked: (asked: AskedRequest) => void }) {
  const { facts, setFacts, statement, today } = useFacts(allFields)
  return (
    <AskForm
      facts={<FactForm facts={facts} available={allFields} today={today} onChange={setFacts} />}
      statement={statement}
      onAsked={onAsked}
    />
  )
}
