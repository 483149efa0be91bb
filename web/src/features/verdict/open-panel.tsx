import type { ParsedShare } from '@did/credentials/share-link'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { verdictTexts } from '../../texts/verdict.ts'
import { Button } from '../../ui/button.tsx'
import { openShare } from './open-share.ts'

const texts = verdictTexts.controlled

type OpenPanelProps = { share: ParsedShare & { kind: 'controlled' }; onOpened: (share: ParsedShare) => void }

/** A controlled share is opened by a person, never by a preview: only a press counts a view. */
export function OpenPanel({ share, onOpened }: OpenPanelProps) {
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const handleOpen = async () => {
    setIsOpening(true)
    setProblem(null)
    const answer = await openShare(share)
    setIsOpening(false)
    if (answer.kind === 'opened') onOpened(answer.share)
    else setProblem(texts[answer.kind])
  }
  return (
    <div className="flex flex-col gap-2">
      <Button shape="wide" pending={isOpening} onClick={() => void handleOpen()}>
        {!isOpening && <Eye aria-hidden="true" className="size-5" />}
        {isOpening ? texts.opening : texts.open}
      </Button>
      <p role="alert" className="text-sm text-bad">
        {problem}
      </p>
    </div>
  )
}
