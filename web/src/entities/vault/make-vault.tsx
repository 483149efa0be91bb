import { isAppError } from '@did/domain/errors'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import type { Bytes } from '../../lib/bytes.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { Signer } from '../account/account.ts'
import { hasPasskeys } from './keys/passkey.ts'
import { addPasskey, addRecovery, addWallet } from './keys/ways-in.ts'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { RestoreVault } from './restore-vault.tsx'
import { createVault, type Way } from './store/open-vault.ts'
import { forgetRead, vaultServer } from './store/vault-calls.ts'
import { keepOpen } from './store/vault-store.ts'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.make
type Step = { at: 'begin' } | { at: 'code' } | { at: 'second'; secret: Bytes }

export function MakeVault({ signer, beginsAtOnce }: { signer: Signer; beginsAtOnce: boolean }) {
  const [step, setStep] = useState<Step>({ at: beginsAtOnce ? 'code' : 'begin' })
  const handleWritten = (secret: Bytes) => setStep({ at: 'second', secret })
  switch (step.at) {
    case 'begin':
      return <Begin signer={signer} onBegin={() => setStep({ at: 'code' })} />
    case 'code':
      return beginsAtOnce ? (
        <>
          <RecoveryCodeStep lead={texts.code.unexplained} onWritten={handleWritten} />
          <RestoreVault wallet={signer.address} />
        </>
      ) : (
        <RecoveryCodeStep onWritten={handleWritten} />
      )
    case 'second':
      return <SecondWay signer={signer} secret={step.secret} />
  }
}

function Begin({ signer, onBegin }: { signer: Signer; onBegin: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p>{texts.text}</p>
      <Notice tone="wait" icon={TriangleAlert}>
        {texts.warning}
      </Notice>
      <div className="flex flex-wrap-reverse items-center justify-between gap-2">
        <RestoreVault wallet={signer.address} />
        <Button onClick={onBegin}>{texts.begin}</Button>
      </div>
    </div>
  )
}

function SecondWay({ signer, secret }: { signer: Signer; secret: Bytes }) {
  const task = useVaultTask()
  const [isUnfit, setIsUnfit] = useState(false)
  const make = async (...others: Way[]) => {
    const vault = await createVault(vaultServer, signer.address, [addRecovery(secret), ...others])
    toast(texts.done)
    keepOpen(vault)
    await forgetRead()
  }
  const makeWithPasskey = async () => {
    const way = await addPasskey(signer).catch((error: unknown) => {
      if (!signer.passkey || !isAppError(error, 'vault-passkey-unfit')) throw error
      return null
    })
    setIsUnfit(way === null)
    if (way) await make(way)
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{texts.second.heading}</h3>
        <p className="text-sm text-ink-2">{texts.second.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!signer.passkey && (
          <Button pending={task.isPending} onClick={() => task.run(async () => make(await addWallet(signer)))}>
            <Wallet aria-hidden="true" className="size-4" />
            {task.isPending ? texts.working : texts.wallet}
          </Button>
        )}
        {hasPasskeys() && (
          <Button
            variant={signer.passkey ? 'primary' : 'outline'}
            disabled={task.isPending}
            onClick={() => task.run(makeWithPasskey)}
          >
            <Fingerprint aria-hidden="true" className="size-4" />
            {signer.passkey ? texts.ownPasskey : texts.passkey}
          </Button>
        )}
      </div>
      {isUnfit && (
        <Notice
          tone="wait"
          icon={TriangleAlert}
          action={
            <Button variant="outline" pending={task.isPending} onClick={() => task.run(make)}>
              {texts.codeAlone}
            </Button>
          }
        >
          {texts.unfit}
        </Notice>
      )}
    </div>
  )
}
