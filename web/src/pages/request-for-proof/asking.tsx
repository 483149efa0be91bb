import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useState } from 'react'
import { AskForm } from '../../features/request-for-proof/ask-form.tsx'
import {
  type AskedRequest,
  forgetAsked,
  keepAsked,
  recallAsked,
} from '../../features/request-for-proof/asked-request.ts'
import { timeNow } from '../../lib/page/device-clock.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { askTexts as texts } from '../../texts/en/request-for-proof/asking.ts'
import { AskedInTab } from './asked-in-tab.tsx'

export function Asking() {
  const [asked, setAsked] = useState<AskedRequest | null>(() => recallAsked(timeNow()))
  const [isNew, setIsNew] = useState(false)
  // Ask for no proof if this build has development keys, because a page in production refuses
  // proofs that were made with them.
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
    <AskForm
      onAsked={(made) => {
        keepAsked(made)
        setIsNew(true)
        setAsked(made)
      }}
    />
  )
}
