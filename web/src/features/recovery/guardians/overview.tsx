import type { IdentityControl } from '@did/domain/account/recovery'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Link } from 'wouter'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { guardianTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { noHash } from './guardian-list.ts'
import type { StageProps } from './stage-props.ts'

type Props = StageProps & { onChoose: () => void; onRemove: () => void; onStolen: () => void }

export function Overview({ control, onChoose, onRemove, onStolen, onClose }: Props) {
  const hasGuardians = control?.guardiansHash != null
  const isFrozen = control?.frozenSince != null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.description}
      footer={
        !isFrozen && (
          <>
            <Button variant="dangerOutline" onClick={onStolen}>
              {texts.stolen}
            </Button>
            <Button onClick={onChoose}>{hasGuardians ? texts.change : texts.choose}</Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4 pt-2">
        <Points points={texts.points} />
        <Notice tone={hasGuardians ? 'ok' : 'wait'} icon={hasGuardians ? CircleCheck : Info}>
          {hasGuardians ? texts.state.set : texts.state.none}
          {control?.nextGuardians && ` ${describeNext(control.nextGuardians)}`}
        </Notice>
        {hasGuardians && (
          <p className="text-sm text-ink-2">
            {texts.askThem}{' '}
            <Link href="/help" className="font-medium text-brand underline">
              {texts.toHelp}
            </Link>
          </p>
        )}
        {hasGuardians && !isFrozen && (
          <div>
            <Button variant="link" onClick={onRemove}>
              {texts.remove.title}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function describeNext({ hash, at }: NonNullable<IdentityControl['nextGuardians']>): string {
  const date = dayAndTime(at)
  return hash === noHash ? texts.state.leaving(date) : texts.state.waiting(date)
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <ShieldCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  )
}
