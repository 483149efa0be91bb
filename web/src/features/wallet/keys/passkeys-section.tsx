import { useAccount } from '../../../entities/account/account.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { passkeysTexts as texts } from '../../../texts/en/wallet/passkeys.ts'
import { Card, CardBody } from '../../../ui/card.tsx'

/** A person who signed in with a wallet sees no passkeys. */
export function PasskeysSection() {
  const { byPasskey } = useAccount()
  const PasskeysList = useLazy(async () => (await import('./passkeys-list.tsx')).PasskeysList, byPasskey)
  if (!PasskeysList) return null
  return (
    <section id="passkeys" aria-labelledby="passkeys-heading">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <h2 id="passkeys-heading" className="text-lg font-semibold">
              {texts.heading}
            </h2>
            <p className="text-sm text-ink-2">{texts.lead}</p>
          </div>
          <PasskeysList />
        </CardBody>
      </Card>
    </section>
  )
}
