import BellRing from 'lucide-react/icons/bell-ring'
import { Suspense, useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { alertTexts as texts } from '../../texts/en/alerts/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'

const AlertsDialog = lazyPart(async () => (await import('./alerts-dialog.tsx')).AlertsDialog)

export function AlertsSection() {
  const account = useAccount()
  const user = useOwnUser()
  const [isOpen, setIsOpen] = useState(false)
  if (!isSignedIn(account) || !user.data) return null
  return (
    <section aria-labelledby="alerts-heading">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <h2 id="alerts-heading" className="text-lg font-semibold">
              {texts.heading}
            </h2>
            <p className="text-sm text-ink-2">{texts.lead}</p>
          </div>
          <div>
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              <BellRing aria-hidden="true" className="size-4" />
              {texts.open}
            </Button>
          </div>
        </CardBody>
      </Card>
      <Suspense>
        {isOpen && <AlertsDialog isVerifier={user.data.isVerifier} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </section>
  )
}
