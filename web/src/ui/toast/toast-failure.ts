import { describeError } from '../../lib/describe-error.ts'
import { toast } from './toast.ts'

/** Shows a toast about a failed action, with the title and text of the error. */
export function toastFailure(error: unknown): void {
  const { title, message } = describeError(error)
  toast({ variant: 'destructive', title, description: message })
}
