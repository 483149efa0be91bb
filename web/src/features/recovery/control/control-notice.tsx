import type { IdentityControl } from '@did/domain/account/recovery'
import type { Address } from '@did/domain/hex'
import Snowflake from 'lucide-react/icons/snowflake'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link, useLocation } from 'wouter'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { frozenTexts, controlNoticeTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChange } from './use-change.ts'
import { useVeto } from './use-veto.ts'

type Pending = NonNullable<IdentityControl['pending']>

type Props = { identity: Address; calmMs?: number; onStolen?: () => void; onEndFreeze?: () => void }

/**
 * Says what is about to change in the identity, and lets the owner stop it. Shows nothing while no
 * change is pending.
 */
export function ControlNotice({ identity, calmMs, onStolen, onEndFreeze }: Props) {
  const { pending, frozenSince, guardiansHash, nextGuardians } = useChange(identity, calmMs)
  return (
    <>
      {pending && <PendingNotice identity={identity} pending={pending} />}
      {nextGuardians && (
        <Notice
          tone="bad"
          icon={TriangleAlert}
          role="alert"
          title={findWords(nextGuardians).title}
          action={
            onStolen && (
              <Button variant="danger" onClick={onStolen}>
                {frozenTexts.title}
              </Button>
            )
          }
        >
          {findWords(nextGuardians).text(dayAndTime(nextGuardians.at))}
        </Notice>
      )}
      {frozenSince !== null && (
        <Notice
          tone="bad"
          icon={Snowflake}
          role="alert"
          title={texts.frozen.title}
          action={
            <>
              {guardiansHash !== null && (
                <Link href="/recover" className={buttonClass({ variant: 'outline' })}>
                  {texts.frozen.newKey}
                </Link>
              )}
              {onEndFreeze && pending?.kind !== 'unfreeze' && (
                <Button variant="outline" onClick={onEndFreeze}>
                  {frozenTexts.end}
                </Button>
              )}
            </>
          }
        >
          {(guardiansHash === null ? texts.frozen.textAlone : texts.frozen.text)(dayAndTime(frozenSince))}
        </Notice>
      )}
    </>
  )
}

/** A hash of zero stands for an empty list of guardians. */
function findWords({ hash }: NonNullable<IdentityControl['nextGuardians']>) {
  return BigInt(hash) === 0n ? texts.leaving : texts.guardians
}

function PendingNotice({ identity, pending }: { identity: Address; pending: Pending }) {
  const [path] = useLocation()
  const stop = useVeto(identity, pending)
  const canStop = !(pending.kind === 'recovery' && pending.isUnanimous)
  const { title, text } = texts.pending[canStop ? pending.kind : 'unanimous']
  return (
    <Notice
      tone={pending.kind === 'unfreeze' ? 'wait' : 'bad'}
      icon={TriangleAlert}
      role="alert"
      title={title}
      action={
        <>
          {pending.kind === 'move' && path !== '/move' && (
            <Link href="/move" className={buttonClass({ variant: 'outline' })}>
              {texts.seeMove}
            </Link>
          )}
          {canStop && (
            <Button variant="danger" onClick={() => void stop()}>
              {texts.stop}
            </Button>
          )}
        </>
      }
    >
      {text(dayAndTime(pending.readyAt))}
    </Notice>
  )
}
