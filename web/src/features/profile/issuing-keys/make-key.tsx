import type { Address } from '@did/domain/hex'
import { type IssuerKey, type KeyCustody, keyCustodies } from '@did/domain/portable/issuer-key'
import { attributeKeyLife } from '@did/domain/vault/limits'
import { useId, useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { makeBrowserKey } from '../../../entities/issuing-key/browser-key.ts'
import { timeNow } from '../../../lib/page/device-clock.ts'
import { issuingKeyTexts } from '../../../texts/en/issuing-key/issuing-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { createKey } from './issuing-key-calls.ts'
import { useKeyTransactions } from './use-key-transactions.ts'

const texts = issuingKeyTexts.custody

type Props = { keys: readonly IssuerKey[]; registry: Address; signer: Signer }

/**
 * Offers to make a key in each custody (service or browser) that has no lasting key yet. `keys` are
 * the keys of the service and of this browser.
 */
export function MakeKey({ keys, registry, signer }: Props) {
  const [now] = useState(timeNow)
  const free = keyCustodies.filter((custody) => !keys.some((key) => key.custody === custody && isEnough(key, now)))
  if (free.length === 0) return null
  const legend = keys.length === 0 ? texts.legend : texts.another
  return <Choice key={free.join()} legend={legend} custodies={free} registry={registry} signer={signer} />
}

type ChoiceProps = Omit<Props, 'keys'> & { legend: string; custodies: readonly KeyCustody[] }

function Choice({ legend, custodies, ...place }: ChoiceProps) {
  const name = useId()
  const [chosen, setChosen] = useState(custodies[0])
  const { announce } = useKeyTransactions(place)
  const [isUnsupported, setIsUnsupported] = useState(false)
  const make = async () => {
    if (chosen !== 'browser') return announce(() => createKey({ custody: 'service' }))
    const publicKey = await makeBrowserKey()
    if (publicKey === null) return setIsUnsupported(true)
    return announce(() => createKey({ custody: 'browser', publicKeys: [publicKey] }))
  }
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-col">
        <legend className="font-medium">{legend}</legend>
        {custodies.map((custody) => (
          <label key={custody} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name={name}
              checked={chosen === custody}
              onChange={() => setChosen(custody)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0">
              {texts[custody].label}
              <span className="block text-sm text-ink-2">{texts[custody].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {isUnsupported && <p role="alert">{texts.unsupported}</p>}
      <div>
        <Button shape="wideOnPhone" onClick={() => void make()}>
          {issuingKeyTexts.make.action}
        </Button>
      </div>
    </div>
  )
}

/**
 * A key makes another one unnecessary while it waits for its announcement, and while it is
 * announced and lasts more than a month. By the same rule, the server allows a successor only in
 * the last month of a key.
 */
function isEnough(key: IssuerKey, now: number): boolean {
  if (key.isStopped) return false
  if (key.state !== 'active') return key.state === 'waiting'
  return Date.parse(key.validUntil) > now + attributeKeyLife.renewedBeforeSeconds * 1000
}
