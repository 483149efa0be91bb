import { openBadgesContext, openBadgesReserved } from '../data-integrity/open-badges-context.ts'
import type { PortableContent } from './portable-content.ts'
import {
  type Describing,
  describeAttestation,
  describeClaim,
  describeRest,
  describeTerms,
  type UnsignedCredential,
} from './verified-claim.ts'

/** The AchievementType of Open Badges 3.0 for each type of claim that can become a badge. */
const achievementTypes: Readonly<Record<string, string>> = {
  education: 'Degree',
  certification: 'Certification',
  certificate: 'Certificate',
}

/** Tells whether a claim of this type can become a badge. Only a claim about an achievement can. */
export function isAchievement({ claimType }: Pick<PortableContent, 'claimType'>): boolean {
  return Object.hasOwn(achievementTypes, claimType)
}

/**
 * Describes a claim as an `AchievementCredential` of Open Badges 3.0, without a proof. `issuerName`
 * is the verifier's name on this installation.
 */
export function describeOpenBadge(describing: Describing, issuerName: string | null): UnsignedCredential {
  const { content, publicUrl, subject, id } = describing
  const { title, claimType, verifier, fields } = content
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      openBadgesContext,
      describeTerms(content, publicUrl, openBadgesReserved),
    ],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: verifier, type: ['Profile'], ...(issuerName && { name: issuerName }) },
    ...describeRest(describing),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      ...describeClaim(content),
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        achievementType: achievementTypes[claimType],
        name: title,
        description: fields['description'] ?? title,
        criteria: { narrative: 'A verifier confirmed this claim by a signature of its own wallet.' },
      },
    },
    evidence: [{ ...describeAttestation(content), type: ['Evidence', 'ClaimAttestation'] }],
  }
}

/**
 * Writes the proof of a badge as a list, as the JSON schema of Open Badges 3.0 requires. Another
 * credential stays unchanged.
 */
export function listBadgeProofs<Signed extends Record<string, unknown>>(signed: Signed): Signed {
  const isBadge = [signed['type']].flat().includes('OpenBadgeCredential')
  return isBadge ? { ...signed, proof: [signed['proof']].flat() } : signed
}
