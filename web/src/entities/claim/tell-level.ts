import { proofTypeName } from '../../texts/en/frame/names.ts'
import { tellClaimType } from './tell-claim-type.ts'

/**
 * Returns the name of a verification's level, such as 'Age'. A verifier can make an identity proof
 * about the fields of any claim. For a claim of another type, the level's name is therefore the
 * name of the claim's type. By default, a type that the product does not know stands in quotation
 * marks.
 */
export function tellLevel(
  level: string,
  type = 'identity',
  tellType: (type: string) => string = tellClaimType,
): string {
  if (level === 'IdentityProof' && type !== 'identity' && type !== 'kyc') return tellType(type)
  return proofTypeName(level)
}
