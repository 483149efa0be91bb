import { type ApplyForAccreditation, applyForAccreditationSchema } from '@did/domain/verifier/become-verifier'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import { profileTexts } from '../../../texts/en/profile/profile.ts'
import type { ApplicationFaults } from './application-fields.tsx'
import type { ApplicationTexts } from './prefill-application.ts'

type Checked = { application: ApplyForAccreditation; faults?: never } | { application: null; faults: ApplicationFaults }

const { organizationMissing } = profileTexts.verifierDialog

/** Says what is wrong beside each field. Only a reviewed application has more than a name. */
export function checkApplication(
  { organization, ...details }: ApplicationTexts,
  { isReviewed }: { isReviewed: boolean },
): Checked {
  const { success, data, error } = applyForAccreditationSchema.safeParse({
    organization,
    ...(isReviewed && { details }),
  })
  // An administrator reviews an organization's own name, so the default name is refused.
  const isNameless = organization.trim() === '' || (isReviewed && isDefaultOrganization(organization.trim()))
  const named = isNameless ? { organization: organizationMissing } : {}
  if (success && !isNameless) return { application: data }
  const found = error?.issues.toReversed().map(({ path, message }) => [path.at(-1), message]) ?? []
  return { application: null, faults: { ...Object.fromEntries(found), ...named } }
}
