import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Suspense, useState } from 'react'
import { isSignedIn, useAccount } from '../../../entities/account/account.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { guardianTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody } from '../../../ui/card.tsx'
import { ControlNotice } from '../control/control-notice.tsx'

const GuardiansDialog = lazyPart(async () => (await import('./guardians-dialog.tsx')).GuardiansDialog)

export function GuardiansSection() {
  const account = useAccount()
  const [opened, setOpened] = useState<'overview' | 'freeze' | 'unfreeze' | null>(null)
  if (!isSignedIn(account)) return null
  return (
    <section aria-labelledby="guardians-heading" className="flex flex-col gap-3">
      <ControlNotice
        identity={account.address}
        onStolen={() => setOpened('freeze')}
        onEndFreeze={() => setOpened('unfreeze')}
      />
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <h2 id="guardians-heading" className="text-lg font-semibold">
              {texts.heading}
            </h2>
            <p className="text-sm text-ink-2">{texts.lead}</p>
          </div>
          <div>
            <Button variant="outline" onClick={() => setOpened('overview')}>
              <LifeBuoy aria-hidden="true" className="size-4" />
              {texts.open}
            </Button>
          </div>
        </CardBody>
      </Card>
      <Suspense>
        {opened && <GuardiansDialog account={account} first={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  )
}
