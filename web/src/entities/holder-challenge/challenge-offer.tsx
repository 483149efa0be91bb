import UserRoundSearch from 'lucide-react/icons/user-round-search'
import { useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { holderChallengeOfferTexts as texts } from '../../texts/en/share/holder-challenge.ts'
import { Button } from '../../ui/button.tsx'
import { type Asked, recallChallenge } from './kept-challenge.ts'

/** Offers to ask the holder, and loads the rest when the checker presses the button. */
export function HolderChallengeOffer({ asked }: { asked: Asked }) {
  const [attempt, setAttempt] = useState(() => (recallChallenge(asked) === null ? 0 : 1))
  const Panel = useLazy(async () => (await import('./challenge-panel.tsx')).ChallengePanel, attempt > 0)
  if (Panel && attempt > 0)
    return <Panel key={attempt} asked={asked} onAgain={() => setAttempt(attempt + 1)} onCancel={() => setAttempt(0)} />
  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="outline" pending={attempt > 0} onClick={() => setAttempt(1)}>
        <UserRoundSearch aria-hidden="true" className="size-4" />
        {texts.ask}
      </Button>
      <p className="text-sm text-ink-3">{texts.hint}</p>
    </div>
  )
}
