import type { ParsedShare } from '@did/credentials/share/share-link'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import type { LinkState } from '../../entities/verdict/shared-claim-verdict.tsx'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { Button } from '../../ui/button.tsx'
import { openShare } from './open-share.ts'

const texts = verdictTexts.controlled

type OpenPanelProps = {
  share: ParsedShare & { kind: 'controlled' }
  state: LinkState
  onOpened: (share: ParsedShare) => void
}

/** A controlled share opens only after a press, so that a preview of the link counts no view. */
export function OpenPanel({ share, state: { openness, checkAgain }, onOpened }: OpenPanelProps) {
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<'closed' | 'unreachable' | null>(null)
  const handleOpen = async () => {
    setIsOpening(true)
    setProblem(null)
    const answer = await openShare(share)
    setIsOpening(false)
    if (answer.kind === 'opened') return onOpened(answer.share)
    setProblem(answer.kind)
    if (answer.kind === 'closed') checkAgain()
  }
  const isShut = openness === 'closed' || problem === 'closed'
  if (isShut && problem === null) return null
  return (
    <div className="flex flex-col gap-2">
      {!isShut && (
        <Button
          variant={openness === 'open' ? 'primary' : 'outline'}
          shape="wide"
          pending={isOpening}
          onClick={() => void handleOpen()}
        >
          {!isOpening && <Eye aria-hidden="true" className="size-5" />}
          {isOpening ? texts.opening : texts.open}
        </Button>
      )}
      {openness === 'used-up' && !problem && <p className="text-sm text-ink-2">{texts.usedUp}</p>}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem && texts[problem]}
      </p>
    </div>
  )
}
