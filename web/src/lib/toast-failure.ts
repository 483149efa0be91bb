import { describeError } from './describe-error.ts'
import { toast } from './toast.ts'

/** What is said of a failed action that has no sentence of its own: the title by the kind of error, the reason in words (SPEC.md 8). */
export function toastFailure(error: unknown): void {
  const { title, message } = describeError(error)
  toast({ variant: 'destructive', title, description: message })
}
