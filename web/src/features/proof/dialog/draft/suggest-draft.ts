import type { FieldLeaf, StoredLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { holderNameOf, listClaimFields } from '@did/domain/claim/claim-fields'
import { maximumProvenFields } from '@did/domain/proof/limits'
import type { SelectableProofType } from '@did/domain/proof/proof'
import { educationLevels, proofFields } from '@did/domain/proof/proof-vocabulary'
import type { TemplateLevel } from '@did/domain/template/template-level'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { saysSoftwareName } from '../../../../entities/verification/software-names.ts'
import type { ProofDraft } from '../proof-machine.ts'
import { initialParameters } from './parameters.ts'
import type { RememberedChoice } from './remembered-choices.ts'

/** For each field of a proof, the fields of a claim that may give its value. */
const sources: Readonly<Record<string, readonly string[]>> = {
  name: [holderNameField.field, 'full_legal_name'],
  address: ['resident_of', 'address'],
  institution: ['awarded_by', 'institution', 'school', 'provider', 'examination'],
  degree: ['degree', 'certificate', 'course', 'program', 'language'],
  fieldOfStudy: ['field_of_study', 'program', 'level'],
  graduationDate: ['awarded_on', 'completed_on', 'taken_on'],
  employer: ['employer', 'organization', 'certified_by', 'licensed_by', 'trained_by', 'association'],
  position: ['position', 'last_position', 'profession', 'certification', 'training', 'what_you_did', 'classes'],
  startDate: ['employed_since', 'held_since', 'licensed_since', 'certified_on', 'completed_on', 'from', 'since'],
  endDate: ['valid_until', 'until'],
}

const levelWords: readonly [(typeof educationLevels)[number], RegExp][] = [
  ['doctorate', /\b(doctor\w*|ph\.?d|dr)\b/i],
  ['master', /\b(master\w*|m\.?sc|m\.?a|m\.?eng|mba|ll\.?m)\b/i],
  ['bachelor', /\b(bachelor\w*|b\.?sc|b\.?a|b\.?eng|ll\.?b)\b/i],
  ['associate', /\bassociate\b/i],
  ['highschool', /\b(high school|abitur|baccalaur\w+|a levels?)\b/i],
]

/**
 * Returns the proof with which the dialog begins. Returns null if the claim's fields, the holder's
 * name and the private attributes say too little. The level that the claim's template names counts
 * more than what the verifier chose last time, and that choice counts more than our own guess. A
 * claim with neither fields nor private attributes says nothing but its holder's name, whatever the
 * verifier chose last time.
 */
export function suggestDraft(request: PendingAsked, recalled: RememberedChoice | null): ProofDraft | null {
  const { level } = request
  const remembered = level && recalled?.proofType !== level ? null : recalled
  const fromFields = suggestFromFields(request, remembered)
  const age = suggestAge(request, remembered)
  const isAboutAge = level ? level === 'AgeProof' : !remembered && isAboutNameOnly(fromFields)
  return isAboutAge ? (age ?? fromFields) : (fromFields ?? age)
}

/**
 * If the draft is null or proves only a name, a birth date that may be sealed says more about the
 * person.
 */
function isAboutNameOnly(draft: ProofDraft | null): boolean {
  return !draft?.fields.some((field) => field !== 'name')
}

function suggestFromFields(
  { attributes, claim, leaves, level }: PendingAsked,
  remembered: RememberedChoice | null,
): ProofDraft | null {
  // If a claim has no fields, the verifier opens the sealed values before choosing a proof.
  if (listClaimFields(leaves).length === 0) return attributes ? null : suggestName(leaves, level)
  const values = findValues(claim.type, leaves)
  const known = Object.keys(values)
  const proofType = remembered?.proofType ?? guessType(level, values)
  const fields = (remembered?.fields ?? known.slice(0, maximumProvenFields)).filter((field) => known.includes(field))
  if (fields.length === 0) return null
  const parameters = { ...remembered?.parameters, ...levelsFor(values, remembered) }
  return fillIn({ proofType, fields, values, parameters }, claim.type)
}

/**
 * A claim without fields says nothing but the holder's name, so the suggested proof is about that
 * name.
 */
function suggestName(leaves: readonly StoredLeaf[], level: TemplateLevel | null): ProofDraft | null {
  const name = holderNameOf(leaves)
  if (!name || (level && level !== 'IdentityProof')) return null
  return { proofType: 'IdentityProof', fields: ['name'], values: { name }, parameters: {} }
}

/**
 * Nobody knows the sealed birth date before the verifier opens it, so the suggestion has no values.
 */
function suggestAge({ claim, attributes }: PendingAsked, remembered: RememberedChoice | null): ProofDraft | null {
  if (!attributes || !proofFields(claim.type, 'AgeProof').includes('dateOfBirth')) return null
  const ageProof = { proofType: 'AgeProof', fields: ['dateOfBirth'], parameters: {} } as const
  return fillIn({ ...(remembered ?? ageProof), values: {} }, claim.type)
}

/** Adds the parameters that this type of proof needs. Leaves out those of other types of proof. */
function fillIn(draft: ProofDraft, claimType: string): ProofDraft {
  const initial = initialParameters(draft.proofType, claimType)
  const wanted = Object.entries({ ...initial, ...draft.parameters }).filter(([name]) => Object.hasOwn(initial, name))
  return { ...draft, parameters: Object.fromEntries(wanted) }
}

function findValues(claimType: string, leaves: readonly StoredLeaf[]): Record<string, string> {
  return Object.fromEntries([...findSources(claimType, leaves)].map(([field, { value }]) => [field, value]))
}

/**
 * Finds, for each field of a proof, the field of the claim that has its value. Leaves out the
 * fields of a proof for which the claim has no value.
 */
export function findSources(
  claimType: string,
  leaves: readonly StoredLeaf[],
): Map<string, Pick<FieldLeaf, 'label' | 'value'>> {
  const filled = leaves.filter((leaf): leaf is StoredLeaf & FieldLeaf => 'label' in leaf && leaf.value !== '')
  const further = listClaimFields(leaves)
  // The verifier reads a field's label and not its machine-readable name. So a field counts only if
  // its label says the same as its name.
  const named = filled.filter(saysSoftwareName)
  // A date field of a proof takes its value only from a date field of the claim. All other fields
  // of a proof take no value from a date field.
  const find = (field: string, place: number) =>
    /^field\d$/.test(field)
      ? further[place]
      : named.find((leaf) => sources[field]?.includes(leaf.field) && /Date$/.test(field) === (leaf.kind === 'date'))
  const found = proofFields(claimType, 'IdentityProof').flatMap((field, place) => {
    const leaf = find(field, place)
    return leaf === undefined ? [] : [[field, leaf] as const]
  })
  return new Map(found)
}

/**
 * Without a level of the template, the type is a guess. A claim's own fields prove no age, so for a
 * template with the level AgeProof the type is a guess, too.
 */
function guessType(level: TemplateLevel | null, values: Readonly<Record<string, string>>): SelectableProofType {
  if (level && level !== 'AgeProof') return level
  return findLevel(values) ? 'EducationProof' : 'IdentityProof'
}

/**
 * Returns the level that the holder has reached and the level for which the proof asks. The proof
 * asks for the level of the verifier's last proof. If the holder has not reached that level, the
 * proof would be false, so it asks for the level that the holder has reached.
 */
function levelsFor(values: Readonly<Record<string, string>>, remembered: RememberedChoice | null) {
  const asked = remembered?.parameters['requiredLevel'] ?? ''
  const reached = findLevel(values)
  if (reached === null) return {}
  const levels: readonly string[] = educationLevels
  const isReached = levels.includes(asked) && levels.indexOf(asked) <= levels.indexOf(reached)
  return { educationLevel: reached, requiredLevel: isReached ? asked : reached }
}

function findLevel({ degree = '' }: Readonly<Record<string, string>>) {
  return levelWords.find(([, words]) => words.test(degree))?.[0] ?? null
}
