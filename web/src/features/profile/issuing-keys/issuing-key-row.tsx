import type { Address } from '@did/domain/hex'
import type { IssuerKey } from '@did/domain/portable/issuer-key'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { issuingKeyTexts as texts } from '../../../texts/en/issuing-key/issuing-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useKeyTransactions } from './use-key-transactions.ts'

type Props = { issuingKey: IssuerKey; isElsewhere: boolean; registry: Address; signer: Signer }

/**
 * This page cannot announce a key that was made in another browser. A thief who was signed in may
 * have made such a key.
 */
export function IssuingKeyRow({ issuingKey, isElsewhere, registry, signer }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { announce, revokeKey } = useKeyTransactions({ registry, signer })
  const { state, custody } = issuingKey
  const isOver = state === 'expired' || state === 'taken-back'
  const confirm = () => {
    setIsAsking(false)
    void revokeKey(issuingKey)
  }
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0">
          {texts.custody[custody].kept} <span className="block text-sm text-ink-2">{describeState(issuingKey)}</span>
          {isElsewhere && !isOver && (
            <span className="block text-sm text-ink-2">
              {state === 'waiting' ? texts.waitsElsewhere : texts.elsewhere}
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-2">
          {state === 'waiting' && !isElsewhere && (
            <Button onClick={() => void announce(async () => issuingKey)}>{texts.announce}</Button>
          )}
          {!isOver && !isAsking && (
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              {texts.revocation.action}
            </Button>
          )}
        </span>
      </div>
      {isAsking && (
        <Notice role="alert" tone="wait" icon={TriangleAlert}>
          <p>{texts.revocation.warning}</p>
          <div className="flex flex-wrap gap-2 pt-2">
            <Button variant="dangerOutline" onClick={confirm}>
              {texts.revocation.confirm}
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {texts.revocation.keep}
            </Button>
          </div>
        </Notice>
      )}
    </li>
  )
}

function describeState(key: IssuerKey): string {
  if (key.state !== 'active') return texts.state[key.state]
  return key.isStopped ? texts.stopped : texts.state.active(shortDate(key.validUntil))
}
