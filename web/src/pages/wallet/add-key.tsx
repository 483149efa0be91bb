import { lazyPart } from '../../lib/lazy-part.ts'
import { addKeyTexts as texts } from '../../texts/en/wallet/add-device.ts'
import { KeyPage } from '../frame/key-page.tsx'

const Joining = lazyPart(async () => (await import('../../features/wallet/devices/joining.tsx')).Joining)

/** The code that a signed-in device shows leads a new device here. */
export function AddKeyPage() {
  return (
    <KeyPage title={texts.title} lead={texts.lead}>
      <Joining />
    </KeyPage>
  )
}
