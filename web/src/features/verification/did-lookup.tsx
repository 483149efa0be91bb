import { maximumTokenIdLength } from '@did/domain/did'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { authorityTexts as texts } from '../../texts/en/verification/verification-authority.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { DidFindings } from './did-findings.tsx'
import { readTokenId } from './read-token-id.ts'

type DidLookupProps = { hrefOf: (requestId: number) => string }

export function DidLookup({ hrefOf }: DidLookupProps) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const handleLookup = (event: FormEvent) => {
    event.preventDefault()
    setAsked(readTokenId(text))
  }
  return (
    <form noValidate onSubmit={handleLookup} className="flex flex-col gap-2">
      <Field label={texts.lookupLabel} error={asked === '' ? texts.lookupEmpty : undefined}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              className="min-w-40 flex-1"
              {...control}
              value={text}
              placeholder={texts.lookupPlaceholder}
              autoComplete="off"
              maxLength={maximumTokenIdLength}
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
      <div role="status" className="empty:hidden">
        {asked ? <DidFindings tokenId={asked} hrefOf={hrefOf} /> : null}
      </div>
    </form>
  )
}
