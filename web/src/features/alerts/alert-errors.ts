import { addErrorTexts } from '../../lib/describe-error.ts'
import { alertErrorTexts } from '../../texts/en/alerts/alert-errors.ts'

// Each file that throws an error about alerts imports this file. Otherwise the page would lack the
// texts of these errors.
addErrorTexts(alertErrorTexts)
