import { recoveryTargetSchema } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { shortenAddress } from '@did/domain/shorten-address'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { describeError } from '../../lib/describe-error.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import { recoverTexts } from '../../texts/en/recovery/recover.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FoundIdentity } from './find-identity.ts'
import type { KeptRecovery } from './kept-recovery.ts'
import { StepCard } from './step-card.tsx'
import '../../features/wallet/passkey/passkey-errors.ts'

const texts = recoverTexts.target

type Props = { config: AppConfig; found: FoundIdentity; onChosen: (recovery: KeptRecovery) => void }

/** An account of passkeys gets a new passkey. Any other identity gets another address. */
export function TargetStep({ found, ...props }: Props) {
  const [wantsWallet, setWantsWallet] = useState(found.firstKey === null)
  return (
    <StepCard step={2} heading={texts.question} text={wantsWallet ? texts.byWallet : texts.byKey}>
      {wantsWallet ? <ByWallet found={found} {...props} /> : <ByKey found={found} {...props} />}
      {found.firstKey && (
        <div>
          <Button variant="link" onClick={() => setWantsWallet(!wantsWallet)}>
            {wantsWallet ? texts.orKey : texts.orWallet}
          </Button>
        </div>
      )}
    </StepCard>
  )
}

function ByKey({ config, found, onChosen }: Props) {
  const [isCreating, setIsCreating] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const create = useSingleFlight(async () => {
    setIsCreating(true)
    setFailure(null)
    try {
      const { createPasskey } = await import('../../features/wallet/passkey/webauthn.ts')
      const { credentialId, key } = await createPasskey(commonTexts.product)
      const target = recoveryTargetSchema.parse({ kind: 'key', key: `${key.x}${key.y.slice(2)}` })
      const { firstKey } = found
      onChosen({ ...begin(config, found, target), passkey: firstKey && { credentialId, key, firstKey } })
    } catch (error) {
      console.warn('No passkey was made', error)
      setFailure(error)
    } finally {
      setIsCreating(false)
    }
  })
  return (
    <>
      {failure !== null && (
        <Notice tone="wait" role="alert" icon={CircleX}>
          {describeError(failure).message}
        </Notice>
      )}
      <Button shape="wideOnPhone" pending={isCreating} onClick={() => void create()}>
        {isCreating ? texts.creating : texts.createKey}
      </Button>
    </>
  )
}

function ByWallet({ config, found, onChosen }: Props) {
  const { connecting, connect, signer } = useAccount()
  if (!signer)
    return (
      <div className="flex flex-wrap gap-2">
        <Button pending={connecting} onClick={() => void connect()}>
          {texts.connect}
        </Button>
        <PasskeyButton />
      </div>
    )
  const controller = signer.wallet
  if (controller === found.controller)
    return (
      <Notice tone="wait" role="alert" icon={CircleX}>
        {texts.isInCharge}
      </Notice>
    )
  return (
    <>
      <div>
        <p>{texts.useText}</p>
        <p className="mt-1 font-mono text-sm break-all">{controller}</p>
      </div>
      <Button
        shape="wideOnPhone"
        onClick={() => onChosen({ ...begin(config, found, { kind: 'controller', controller }), passkey: null })}
      >
        {texts.use(shortenAddress(controller))}
      </Button>
    </>
  )
}

type Target = KeptRecovery['request']['target']

function begin({ chainId, didRegistry }: AppConfig, { identity, circle }: FoundIdentity, target: Target) {
  return { request: { identity, target, chainId, registry: didRegistry }, circle }
}
