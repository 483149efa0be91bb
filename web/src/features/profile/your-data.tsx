import type { User } from '@did/domain/account/user'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import { Suspense, useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { saveJson } from '../../lib/save-json.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { yourDataTexts as texts } from '../../texts/en/profile/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useExportData } from './mutations.ts'

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

export function YourData() {
  const account = useAccount()
  const user = useOwnUser()
  if (!isSignedIn(account) || !user.data) return null
  return <OwnData user={user.data} />
}

function OwnData({ user }: { user: User }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const exporting = useExportData()
  const save = useSingleFlight(async () => {
    try {
      saveJson(await exporting.mutateAsync(), texts.fileName)
      toast(texts.downloaded)
    } catch (error) {
      toastFailure(error)
    }
  })
  return (
    <section aria-labelledby="your-data-heading">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <h2 id="your-data-heading" className="text-lg font-semibold">
              {texts.heading}
            </h2>
            <p className="text-sm text-ink-2">{texts.lead}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" pending={exporting.isPending} onClick={() => void save()}>
              {!exporting.isPending && <Download aria-hidden="true" className="size-4" />}
              {exporting.isPending ? texts.downloading : texts.download}
            </Button>
            <Button variant="dangerOutline" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
              {texts.delete}
            </Button>
          </div>
        </CardBody>
      </Card>
      <Suspense>{isDeleting && <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} />}</Suspense>
    </section>
  )
}
