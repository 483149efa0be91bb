import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { useOwnUser } from '../../lib/own-user.ts'
import { vaultTexts as texts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'

const VaultDialog = lazy(async () => ({ default: (await import('./vault-dialog.tsx')).VaultDialog }))
const VerifierKey = lazy(async () => ({ default: (await import('./verifier-key.tsx')).VerifierKey }))

/** The way to the vault, in the profile. What opens it is loaded when it is asked for. */
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
      <Suspense>
        {isOpen && (
          <VaultDialog
            {...(verifier ? { verifierKey: (vault) => <VerifierKey vault={vault} verifier={verifier} /> } : {})}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </section>
  )
}
