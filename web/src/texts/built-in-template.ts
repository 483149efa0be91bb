import { freeField, todayLimit } from '@did/domain/claim/claim-field'
import type { TemplateField } from '@did/domain/claim/template-form'

/** Its `id` names the field for software in every language. */
export type BuiltInField = TemplateField & { id?: string }

/** A template for a claim that many people have. `ref` names it in URLs and never changes. */
export type BuiltInTemplate = Omit<Words, 'fields'> & {
  ref: string
  type: string
  fields: readonly BuiltInField[]
  /** The field for the day on the document, and the field for whoever issued the document. */
  issuedOn?: string
  issuedBy?: string
  /** Values beside such a claim that belong to the owner's private attributes, by field name. */
  privateFields?: readonly string[]
}

/** What a template is in every language. Its fields stand by their ids, in their order. */
type Form = Pick<BuiltInTemplate, 'type' | 'issuedOn' | 'issuedBy' | 'privateFields'> & {
  fields: Readonly<Record<string, Partial<Pick<TemplateField, 'kind' | 'isRequired' | 'least' | 'most'>>>>
}

type Words = {
  title: string
  summary: string
  /** Says who usually checks such a claim. */
  checkedBy: string
  /** Each example is about an invented person. */
  example: { title: string; checkedBy: string }
  fields: Readonly<Record<string, FieldWords>>
}

/** A date's example is `YYYY-MM-DD`, and a country's example its two letters (ISO 3166-1). */
type FieldWords = readonly [name: string, hint: string, example: string, choices?: string[]]

/** The words of every template in one language. A language that lacks a word does not compile. */
export type TemplateWords = {
  [Ref in keyof typeof templateForms]: Words & {
    fields: Record<keyof (typeof templateForms)[Ref]['fields'], FieldWords>
  }
}

const text = {}
const required = { isRequired: true } as const
/** What has happened already has no day in the future. */
const past = { kind: 'date', most: todayLimit } as const

/** The page lists the templates in this order. */
const templateForms = {
  'university-degree': {
    type: 'education',
    issuedOn: 'awarded_on',
    issuedBy: 'awarded_by',
    fields: {
      awarded_by: required,
      degree: required,
      field_of_study: text,
      awarded_on: { ...past, isRequired: true },
      student_number: text,
    },
  },
  'school-leaving-certificate': {
    type: 'education',
    issuedBy: 'school',
    fields: { certificate: required, school: text, year: { kind: 'number', least: '1900', most: '2100' } },
  },
  enrollment: {
    type: 'education',
    issuedBy: 'institution',
    fields: { institution: required, program: text, enrolled_since: past, enrolled_until: { kind: 'date' } },
  },
  'course-completion': {
    type: 'certificate',
    issuedOn: 'completed_on',
    issuedBy: 'provider',
    fields: { course: required, provider: text, extent: text, completed_on: past },
  },
  'language-certificate': {
    type: 'certification',
    issuedOn: 'taken_on',
    fields: { language: required, level: text, examination: text, result: text, taken_on: past },
  },
  'professional-certification': {
    type: 'certification',
    issuedOn: 'certified_on',
    issuedBy: 'certified_by',
    fields: { certification: required, certified_by: text, certified_on: past, valid_until: { kind: 'date' } },
  },
  'first-aid': {
    type: 'certification',
    issuedOn: 'completed_on',
    issuedBy: 'trained_by',
    fields: { training: required, trained_by: text, completed_on: past, valid_until: { kind: 'date' } },
  },
  'current-employment': {
    type: 'employment',
    issuedBy: 'employer',
    fields: { position: required, employer: text, place_of_work: text, employed_since: past, extent: text },
  },
  'past-employment': {
    type: 'employment',
    issuedBy: 'employer',
    fields: { last_position: required, employer: text, from: past, until: past, responsibilities: text },
  },
  internship: {
    type: 'employment',
    issuedBy: 'organization',
    fields: { what_you_did: required, organization: text, from: past, until: { kind: 'date' }, extent: text },
  },
  'professional-license': {
    type: 'license',
    issuedOn: 'licensed_since',
    issuedBy: 'licensed_by',
    fields: { profession: required, licensed_by: text, licensed_since: past, limits: text },
  },
  award: {
    type: 'award',
    issuedOn: 'awarded_on',
    issuedBy: 'awarded_by',
    fields: { award: required, awarded_by: text, awarded_for: text, awarded_on: past },
  },
  'identity-checked': {
    type: 'kyc',
    issuedOn: 'checked_on',
    privateFields: ['documentNumber', 'dateOfBirth', 'nationalId'],
    fields: {
      document: { kind: 'choice', isRequired: true },
      country_of_issue: { kind: 'country', isRequired: true },
      how_it_was_checked: { kind: 'choice' },
      checked_on: past,
    },
  },
  'address-checked': {
    type: 'kyc',
    issuedOn: 'checked_on',
    privateFields: ['address'],
    fields: { resident_of: required, resident_since: past, evidence: text, checked_on: past },
  },
  'of-age': {
    type: 'kyc',
    issuedOn: 'checked_on',
    privateFields: ['dateOfBirth'],
    fields: {
      older_than: { kind: 'number', isRequired: true, least: '1', most: '120' },
      evidence: text,
      checked_on: past,
    },
  },
  'name-and-nationality': {
    type: 'identity',
    privateFields: ['documentNumber', 'dateOfBirth', 'nationalId'],
    fields: {
      full_legal_name: required,
      former_names: text,
      nationality: { kind: 'country' },
      further_nationality: { kind: 'country' },
      evidence: text,
    },
  },
  'driving-license': {
    type: 'license',
    issuedOn: 'held_since',
    fields: {
      classes: required,
      country_of_issue: { kind: 'country' },
      held_since: past,
      valid_until: { kind: 'date' },
      conditions: text,
    },
  },
  'association-membership': {
    type: 'membership',
    issuedBy: 'association',
    fields: { association: required, kind_of_membership: { kind: 'choice' }, member_since: past, function: text },
  },
  alumni: {
    type: 'membership',
    issuedBy: 'institution',
    fields: { institution: required, program: text, years: text },
  },
  'access-credential': {
    type: 'credential',
    issuedBy: 'granted_by',
    fields: { entitled_to: required, granted_by: text, since: { kind: 'date' }, until: { kind: 'date' } },
  },
} as const satisfies Record<string, Form>

/** Returns the templates in one language. */
export function wordTemplates(words: TemplateWords): BuiltInTemplate[] {
  const byRef: Readonly<Record<string, Words>> = words
  return Object.entries<Form>(templateForms).flatMap(([ref, form]) => {
    const own = byRef[ref]
    return own ? [{ ref, ...wordTemplate(form, own) }] : []
  })
}

function wordTemplate({ issuedOn, issuedBy, ...form }: Form, words: Words): Omit<BuiltInTemplate, 'ref'> {
  const fields = Object.entries(form.fields).flatMap(([id, asked]) => {
    const [name = '', hint = '', example = '', choices = []] = words.fields[id] ?? []
    return { ...freeField, id, name, hint, example, choices, ...asked }
  })
  const nameOf = (wanted?: string) => fields.find(({ id }) => id === wanted)?.name
  const [day, issuer] = [nameOf(issuedOn), nameOf(issuedBy)]
  return { ...form, ...words, fields, ...(day && { issuedOn: day }), ...(issuer && { issuedBy: issuer }) }
}
