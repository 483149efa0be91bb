import type { User } from '@did/domain/account/user'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { verifierStandingTexts } from '../../texts/en/verification/verifier-standing.ts'
import { Button } from '../../ui/button.tsx'

const texts = verifierStandingTexts.own
const OrganizationDialog = lazyPart(async () => (await import('./organization-dialog.tsx')).OrganizationDialog)

/** Shown to a self-registered verifier. A text replaces the button while an application waits. */
export function ApplyForAccreditation({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  if (user.accreditation !== 'self-registered') return null
  if (user.verifierApplication === 'pending') return <p className="text-sm text-ink-2">{texts.waiting}</p>
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {texts.apply}
      </Button>
      <Suspense>
        {isOpen && <OrganizationDialog user={user} purpose="accreditation" onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
