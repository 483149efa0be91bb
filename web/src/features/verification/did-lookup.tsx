import type { UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { authorityTexts as texts } from '../../texts/verification-authority.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { countAbout, readTokenId } from './count-about.ts'
import { pendingRequestsQuery } from './queries.ts'

/** It only shows a message and makes no call (SPEC.md 5): the answer comes from the requests listed below it. */
export function DidLookup({ verifierId }: { verifierId: UserId }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const pending = useQuery(pendingRequestsQuery(verifierId))
  const handleLookup = (event: FormEvent) => {
    event.preventDefault()
    setAsked(readTokenId(text))
  }
  return (
    <form noValidate onSubmit={handleLookup} className="flex flex-col gap-2">
      <Field label={texts.lookupLabel} error={asked === '' ? texts.lookupEmpty : undefined}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={text}
              placeholder={texts.lookupPlaceholder}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value)
                setAsked(null)
              }}
            />
            <Button type="submit" variant="outline">
              <Search aria-hidden="true" className="size-4" />
              {texts.lookup}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {asked ? texts.lookupFound(asked, countAbout(pending.data ?? [], asked)) : null}
      </p>
    </form>
  )
}
