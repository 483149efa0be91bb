import { verifierLeft } from '../../verification-request/verifier-left.ts'

export function tellRejection(reason: string): string {
  return reason === verifierLeft ? 'La entidad verificadora ha cerrado su cuenta' : reason
}
