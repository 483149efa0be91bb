import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import type { GuardianList, GuardianNames } from '@did/domain/account/recovery'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveText } from '../../../lib/save-json.ts'
import { guardianTexts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useControlTransaction } from '../control/use-control-transaction.ts'
import { copyText } from '../copy-text.ts'
import { writeGuardianFile } from './guardian-file.ts'
import { nobody } from './guardian-list.ts'
import { PersonLine } from './person-line.tsx'
import type { StageProps } from './stage-props.ts'

const texts = guardianTexts.file

type Props = StageProps & {
  present: GuardianList | null
  next: GuardianList
  names: GuardianNames
  onBack: () => void
}

/**
 * The chain never has the list of guardians, but only its hash. Without the file the list would be
 * lost, so the owner saves the file before the hash reaches the chain.
 */
export function FileStage({ identity, config, present, next, names, onBack, onClose }: Props) {
  const [isKept, setIsKept] = useState(false)
  const [isGiven, setIsGiven] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const send = useControlTransaction(onClose)
  const about = { publicUrl: location.origin, identity, guardians: next, names }
  const text = `${JSON.stringify(writeGuardianFile(config, about), null, 2)}\n`
  const handleKept = () => {
    setIsKept(true)
    setMissing(null)
  }
  const handleSubmit = async () => {
    if (!isKept || !isGiven) return setMissing(isKept ? texts.confirmFirst : texts.saveFirst)
    const setting = { identity, hash: hashGuardianList(next), present: present ?? nobody }
    await send(guardianTexts.setting, ({ encodeSetGuardians }) => encodeSetGuardians(setting))
  }
  return (
    <FormDialog
      title={guardianTexts.title}
      description={texts.summary(next.threshold, next.who.length, next.delay / (24 * 3600))}
      cancel={guardianTexts.back}
      submit={texts.submit}
      isUnready={!isKept || !isGiven}
      isDirty
      onSubmit={handleSubmit}
      onCancel={onBack}
      onClose={onClose}
      className="flex flex-col gap-4"
    >
      <People next={next} names={names} />
      <p className="text-pretty">{texts.text}</p>
      <Keep text={text} identity={identity} onKept={handleKept} />
      <Checkbox
        label={texts.confirm}
        checked={isGiven}
        onChange={({ target }) => {
          setIsGiven(target.checked)
          setMissing(null)
        }}
      />
      {missing !== null && (
        <p role="alert" className="text-sm text-bad">
          {missing}
        </p>
      )}
    </FormDialog>
  )
}

/** The owner compares the addresses of all chosen guardians before they count. */
function People({ next: { who }, names }: Pick<Props, 'next' | 'names'>) {
  return (
    <ol aria-label={texts.people} className="flex flex-col gap-2">
      {who.map((wallet) => (
        <li key={wallet} className="rounded-xl border border-line px-3 py-2">
          {names[wallet] === undefined ? (
            <span className="font-mono text-sm break-all">{wallet}</span>
          ) : (
            <PersonLine username={names[wallet]} wallet={wallet} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Keep({ text, identity, onKept }: { text: string; identity: string; onKept: () => void }) {
  const save = () => {
    saveText(text, `guardians-${identity.slice(2, 8)}.json`)
    onKept()
  }
  const copy = async () => {
    if (await copyText(text, texts)) onKept()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        {texts.save}
      </Button>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {texts.copy}
      </Button>
    </div>
  )
}
