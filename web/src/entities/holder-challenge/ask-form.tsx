import type { Asking } from '@did/credentials/holder-challenge/ask-holder'
import { mostAsker, mostReason } from '@did/credentials/holder-challenge/sealed-challenge'
import { useState } from 'react'
import { holderChallengeOfferTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const most = { asker: mostAsker, reason: mostReason }

/** Lets the checker write who asks and why. The holder will read both, and nobody verifies them. */
export function AskForm({ onAsk }: { onAsk: (words: Asking) => void }) {
  const [words, setWords] = useState<Asking>({ asker: '', reason: '', lasts: 'minutes' })
  return (
    <form
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk({ ...words, asker: words.asker.trim(), reason: words.reason.trim() })
      }}
    >
      {(['asker', 'reason'] as const).map((name) => (
        <Field key={name} label={texts[name]} {...(name === 'reason' && { hint: texts.sayHint })}>
          {(control) => (
            <Input
              {...control}
              value={words[name]}
              maxLength={most[name]}
              onChange={({ target }) => setWords({ ...words, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Checkbox
        label={texts.byMail}
        hint={texts.byMailHint}
        checked={words.lasts === 'day'}
        onChange={({ target }) => setWords({ ...words, lasts: target.checked ? 'day' : 'minutes' })}
      />
      <Button type="submit" className="self-start">
        {texts.begin}
      </Button>
    </form>
  )
}
