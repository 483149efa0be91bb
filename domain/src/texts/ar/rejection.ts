import { verifierLeft } from '../../verification-request/verifier-left.ts'

export function tellRejection(reason: string): string {
  return reason === verifierLeft ? 'أغلقت جهة التحقق حسابها' : reason
}
