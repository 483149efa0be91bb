import type { User } from '@did/domain/user'
import { lazy, Suspense, useState } from 'react'
import { verifierStandingTexts } from '../../texts/verifier-standing.ts'
import { Button } from '../../ui/button.tsx'

const texts = verifierStandingTexts.own
const OrganizationDialog = lazy(async () => ({
  default: (await import('./organization-dialog.tsx')).OrganizationDialog,
}))

/** For a verifier that registered itself; while its application waits, it reads so. */
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
