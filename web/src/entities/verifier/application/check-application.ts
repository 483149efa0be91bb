import { type ApplyForAccreditation, applyForAccreditationSchema } from '@did/domain/verifier/become-verifier'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import { profileTexts } from '../../../texts/en/profile/profile.ts'
import type { ApplicationFaults } from './application-fields.tsx'
import type { ApplicationTexts } from './prefill-application.ts'

type Checked = { application: ApplyForAccreditation; faults?: never } | { application: null; faults: ApplicationFaults }

const { organizationMissing } = profileTexts.verifierDialog

/**
 * Returns the application, or what is wrong with each field. Only an application that an
 * administrator reviews has more fields than the name.
 */
export function checkApplication(
  { organization, ...details }: ApplicationTexts,
  { isReviewed }: { isReviewed: boolean },
): Checked {
  const { success, data, error } = applyForAccreditationSchema.safeParse({
    organization,
    ...(isReviewed && { details }),
  })
  // If an administrator reviews the application, the organization must have chosen its name. The
  // default name then counts as no name.
  const isNameless = organization.trim() === '' || (isReviewed && isDefaultOrganization(organization.trim()))
  const named = isNameless ? { organization: organizationMissing } : {}
  if (success && !isNameless) return { application: data }
  const found = error?.issues.toReversed().map(({ path, message }) => [path.at(-1), message]) ?? []
  return { application: null, faults: { ...Object.fromEntries(found), ...named } }
}
