import { describeError } from '../../lib/describe-error.ts'
import { toast } from './toast.ts'

export function toastFailure(error: unknown): void {
  const { title, message } = describeError(error)
  toast({ variant: 'destructive', title, description: message })
}
