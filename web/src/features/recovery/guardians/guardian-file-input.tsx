import { type GuardianFile, maximumGuardianFileBytes } from '@did/domain/account/recovery'
import FileText from 'lucide-react/icons/file-text'
import { useRef, useState } from 'react'
import { readTextFile } from '../../../lib/page/read-text-file.ts'
import { guardianFileTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { readGuardianFile, type Wanted } from './guardian-file.ts'

type Props = { wanted: Wanted; onRead: (file: GuardianFile | null) => void }

export function GuardianFileInput({ wanted, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const read = text.trim() === '' ? null : readGuardianFile(text, wanted)
  const take = (next: string) => {
    setText(next)
    const result = readGuardianFile(next, wanted)
    onRead(result.kind === 'read' ? result.file : null)
  }
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button variant="outline" onClick={() => input.current?.click()}>
          <FileText aria-hidden="true" className="size-4" />
          {texts.open}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={texts.chooseFile}
          onChange={async ({ target }) => {
            const file = target.files?.[0]
            if (file) take(await readTextFile(file, maximumGuardianFileBytes))
            target.value = ''
          }}
        />
      </div>
      <Field label={texts.paste} error={read?.kind === 'refused' ? texts.faults[read.fault] : undefined}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            spellCheck={false}
            className="font-mono text-xs"
            onChange={({ target }) => take(target.value)}
          />
        )}
      </Field>
      {read?.kind === 'read' && (
        <p role="status" className="text-sm text-ok">
          {texts.read(read.file.guardians.threshold, read.file.guardians.who.length)}
        </p>
      )}
    </div>
  )
}
