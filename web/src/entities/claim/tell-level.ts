import { proofTypeName } from '../../texts/en/frame/names.ts'
import { tellClaimType } from './tell-claim-type.ts'

/**
 * Returns the name of a verification's level, such as 'Age'. A verifier can make an identity proof
 * about the fields of any claim. Unless the claim is about an identity, such a level bears the name
 * of the claim's type, which `tellType` writes.
 */
export function tellLevel(
  level: string,
  type = 'identity',
  tellType: (type: string) => string = tellClaimType,
): string {
  if (level === 'IdentityProof' && type !== 'identity' && type !== 'kyc') return tellType(type)
  return proofTypeName(level)
}
