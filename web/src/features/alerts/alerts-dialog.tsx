import type { ReactNode } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { alertTexts as texts } from '../../texts/en/alerts/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { MailAlerts } from './channels/mail-alerts.tsx'
import { PushAlerts } from './channels/push-alerts.tsx'
import { useAlertSettings } from './settings.ts'

/**
 * The constant `__EMBEDDED__` guards the import of the trial's inbox, so that a production build
 * does not contain the inbox.
 */
const loadTrialInbox = __EMBEDDED__
  ? async () => (await import('./trial-inbox.tsx')).TrialInbox
  : async () => () => null

export function AlertsDialog({ isVerifier, onClose }: { isVerifier: boolean; onClose: () => void }) {
  const settings = useAlertSettings()
  const TrialInbox = useLazy(loadTrialInbox, __EMBEDDED__)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.heading}
      description={texts.description}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="flex flex-col gap-6">
        {settings.isError && <QueryError type="server" query={settings} message={texts.loadFailure} />}
        {!settings.data && !settings.isError && <Loading label={texts.loading} skeleton="h-48 rounded-2xl" />}
        {settings.data && (
          <>
            <Part id="mail-alerts" heading={texts.mail.heading}>
              <MailAlerts mail={settings.data.mail} isVerifier={isVerifier} />
            </Part>
            <Part id="push-alerts" heading={texts.push.heading}>
              <PushAlerts push={settings.data.push} isVerifier={isVerifier} />
            </Part>
          </>
        )}
        {TrialInbox && <TrialInbox />}
      </div>
    </Dialog>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-medium">
        {heading}
      </h3>
      {children}
    </section>
  )
}
