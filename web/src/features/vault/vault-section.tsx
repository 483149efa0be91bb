import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Suspense, useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { vaultTexts as texts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'

const VaultDialog = lazyPart(async () => (await import('./vault-dialog.tsx')).VaultDialog)

export function VaultSection() {
  const account = useAccount()
  const user = useOwnUser()
  const [isOpen, setIsOpen] = useState(false)
  if (!isSignedIn(account) || !user.data) return null
  const verifier = user.data.isVerifier ? user.data : null
  return (
    <section aria-labelledby="vault-heading">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <h2 id="vault-heading" className="text-lg font-semibold">
              {texts.heading}
            </h2>
            <p className="text-sm text-ink-2">{texts.lead}</p>
          </div>
          <div>
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              <LockKeyhole aria-hidden="true" className="size-4" />
              {texts.open}
            </Button>
          </div>
        </CardBody>
      </Card>
      <Suspense>{isOpen && <VaultDialog verifier={verifier} onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  )
}
