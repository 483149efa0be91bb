import { lazyPart } from '../../lib/lazy-part.ts'
import { addKeyTexts as texts } from '../../texts/en/wallet/add-device.ts'
import { KeyPage } from '../frame/key-page.tsx'

const Joining = lazyPart(async () => (await import('../../features/wallet/devices/joining.tsx')).Joining)

/** The page of a new device, to which the code of a device that is signed in leads. */
export function AddKeyPage() {
  return (
    <KeyPage title={texts.title} lead={texts.lead}>
      <Joining />
    </KeyPage>
  )
}
