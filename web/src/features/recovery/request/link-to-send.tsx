import Copy from 'lucide-react/icons/copy'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { type CopyWords, copyText } from '../copy-text.ts'

type Words = CopyWords & { link: string; copy: string }

export function LinkToSend({ link, words }: { link: string; words: Words }) {
  return (
    <>
      <Field label={words.link}>
        {(control) => (
          <Input
            {...control}
            readOnly
            dir="ltr"
            value={link}
            className="truncate font-mono text-xs"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Button shape="wideOnPhone" onClick={() => void copyText(link, words)}>
        <Copy aria-hidden="true" className="size-4" />
        {words.copy}
      </Button>
    </>
  )
}
