import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Losses } from '../../entities/vault/keys/rotate-vault.ts'
import { RecoveryCodeStep } from '../../entities/vault/recovery-code-step.tsx'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NewKeyStep, useNewKey } from './use-new-key.ts'

const texts = vaultTexts.ways

type NewKeyProps = Pick<ReturnType<typeof useNewKey>, 'onAgree' | 'onWritten' | 'onBack'> & {
  step: NewKeyStep
  isPending: boolean
}

export function NewKey({ step, isPending, onAgree, onWritten, onBack }: NewKeyProps) {
  if (step.at === 'code')
    return (
      <RecoveryCodeStep
        lead={texts.newCodeText}
        isPending={isPending}
        onWritten={(secret) => onWritten(step, secret)}
        onBack={onBack}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
        {texts.losses.heading}
      </h3>
      <LossList losses={step.losses} />
      {step.needsCode && <p className="text-sm text-ink-2">{texts.losses.code}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {texts.losses.back}
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => onAgree(step)}>
          {texts.losses.go}
        </Button>
      </div>
    </div>
  )
}

function LossList({ losses: { ways, items } }: { losses: Losses }) {
  return (
    <Notice tone="wait" icon={TriangleAlert}>
      <ul className="flex flex-col gap-1">
        {ways.map(({ salt, kind, createdAt }) => (
          <li key={salt}>{texts.losses.way(texts.names[kind], shortDate(createdAt))}</li>
        ))}
        {items > 0 && <li>{texts.losses.items(items)}</li>}
      </ul>
      {ways.length > 0 && <p className="mt-2">{texts.losses.keep}</p>}
    </Notice>
  )
}
