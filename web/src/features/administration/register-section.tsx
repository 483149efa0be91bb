import type { RegisterEntry } from '@did/domain/verifier/register'
import { useState } from 'react'
import { RegisterEntryItem, registerEntryId } from '../../entities/verifier/register-entry.tsx'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { registerTexts } from '../../texts/en/register/register.ts'
import { Button } from '../../ui/button.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

const texts = administrationTexts.accredited

export function RegisterSection({ entries }: { entries: readonly RegisterEntry[] }) {
  const [suspending, setSuspending] = useState<RegisterEntry | null>(null)
  return (
    <section aria-labelledby="register-heading" className="flex flex-col gap-3">
      <h2 id="register-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      {entries.length === 0 && <p className="text-ink-2">{registerTexts.empty}</p>}
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <RegisterEntryItem key={entry.walletAddress} entry={entry}>
            <Button variant="outline" aria-describedby={registerEntryId(entry)} onClick={() => setSuspending(entry)}>
              {entry.status === 'accredited' ? texts.suspend : texts.suspendEarlier}
            </Button>
          </RegisterEntryItem>
        ))}
      </ul>
      {suspending && <SuspendDialog entry={suspending} onClose={() => setSuspending(null)} />}
    </section>
  )
}
