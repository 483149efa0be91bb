import { addErrorTexts } from '../../../lib/describe-error.ts'
import { addDeviceErrorTexts } from '../../../texts/en/wallet/add-device.ts'
import '../passkey/passkey-errors.ts'

// Both devices import this file before they ask the server.
addErrorTexts(addDeviceErrorTexts)
