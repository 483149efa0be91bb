import type { User } from '@did/domain/account/user'
import type { ApplicationDetails } from '@did/domain/verifier/application'
import type { VerifierStatus } from '@did/domain/verifier/register'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'

export type ApplicationTexts = ApplicationDetails & { organization: string }
type Known = Pick<VerifierStatus, 'application' | 'domainProof'>

/**
 * Fills an application in with the verifier's last application, its profile and its proven domain.
 */
export function prefillApplication(
  { name, email, verifierOrganization: own }: Pick<User, 'name' | 'email' | 'verifierOrganization'>,
  { application = null, domainProof = null }: Partial<Known> = {},
): ApplicationTexts {
  const used = own !== null && !isDefaultOrganization(own) ? own : ''
  const contact = [name, email].filter((part) => part !== null && part !== '').join(', ')
  return {
    organization: application?.organization ?? used,
    website: application?.details.website || (domainProof ? `https://${domainProof.domain}` : ''),
    contact: application?.details.contact || contact,
    note: application?.details.note ?? '',
  }
}
