import type { AskedShare, Asking } from '@did/credentials/holder-challenge/ask-holder'
import type { CountedAnswer } from '@did/credentials/holder-challenge/holder-answer'
import type { VerdictFacts } from '@did/credentials/verdict/verdict'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import { useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { holderChallengeOfferTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { Button } from '../../ui/button.tsx'
import { recallChallenge } from './kept-challenge.ts'

const noWords: Asking = { asker: '', reason: '', lasts: 'minutes' }

type HolderChallengeOfferProps = {
  asked: AskedShare
  control: VerdictFacts['control']
  /**
   * The panel calls this function when the person who shows the credential has proved to be its
   * holder.
   */
  onProved: (answer: CountedAnswer) => void
}

/** The program code for a holder challenge loads only when the checker presses the button. */
export function HolderChallengeOffer({ asked, control, onProved }: HolderChallengeOfferProps) {
  const [attempt, setAttempt] = useState(() => (recallChallenge(asked) === null ? 0 : 1))
  const [isPressed, setIsPressed] = useState(false)
  const [isSaying, setIsSaying] = useState(false)
  const [words, setWords] = useState(noWords)
  const Panel = useLazy(async () => (await import('./challenge-panel.tsx')).ChallengePanel, attempt > 0)
  const Form = useLazy(async () => (await import('./ask-form.tsx')).AskForm, isSaying)
  const ask = (next = words) => {
    setWords(next)
    setIsPressed(true)
    setAttempt(attempt + 1)
  }
  if (Panel && attempt > 0)
    return (
      <Panel
        key={attempt}
        asked={{ ...asked, ...words }}
        control={control}
        isPressed={isPressed}
        onProved={onProved}
        onAgain={() => ask()}
        onCancel={() => setAttempt(0)}
      />
    )
  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="outline" pending={attempt > 0} onClick={() => ask(noWords)}>
        <UserRoundSearch aria-hidden="true" className="size-4" />
        {texts.ask}
      </Button>
      <p className="text-sm text-ink-3">
        {texts.hint}{' '}
        <Button
          variant="link"
          shape="note"
          className="underline"
          aria-expanded={isSaying}
          onClick={() => setIsSaying(!isSaying)}
        >
          {texts.say}
        </Button>
      </p>
      {isSaying && Form && <Form onAsk={ask} />}
    </div>
  )
}
