import { addErrorTexts } from '../../lib/describe-error.ts'
import { alertErrorTexts } from '../../texts/en/alerts/alert-errors.ts'

// Each file that throws an error about alerts imports this file, so that the page knows the errors'
// texts.
addErrorTexts(alertErrorTexts)
