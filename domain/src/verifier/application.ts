import * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import { textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { parseDomainName } from './domain-name.ts'
import { maximumApplicationLength, maximumApplications } from './limits.ts'

/** An administrator's question to an applicant. `answeredAt` is null while the question is open. */
export const applicationQuestionSchema = z.object({
  text: z.string(),
  askedAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type ApplicationQuestion = z.infer<typeof applicationQuestionSchema>

/** The content of an application besides the organization's name. A text may be empty. */
export const applicationDetailsSchema = z.object({
  website: z.string(),
  contact: z.string(),
  note: z.string(),
})
export type ApplicationDetails = z.infer<typeof applicationDetailsSchema>

/** A schema for the address of a web site, or ''. An address without a scheme gets `https://`. */
export const websiteSchema = textSchema(fieldNames.website, maximumApplicationLength.website).check(
  z.overwrite(completeWebsite),
  z.refine((text) => text === '' || isWebsite(text), complaints.website),
)

export const enteredDetailsSchema = z.object({
  website: websiteSchema,
  contact: textSchema(fieldNames.contact, maximumApplicationLength.contact),
  note: textSchema(fieldNames.note, maximumApplicationLength.note),
})

export const askApplicantSchema = z.object({
  text: textSchema(fieldNames.question, maximumApplicationLength.question).check(
    z.minLength(1, complaints.questionMissing),
  ),
})

/**
 * Adds an administrator's question to an application. Throws `question-open` while an earlier
 * question has no answer, or `too-many-questions`.
 */
export function askApplicant(
  questions: readonly ApplicationQuestion[],
  text: string,
  now: Date,
): readonly ApplicationQuestion[] {
  if (findOpenApplicationQuestion(questions))
    throw new AppError('question-open', 'An earlier question has not been answered yet')
  if (questions.length >= maximumApplications.questions)
    throw new AppError(
      'too-many-questions',
      `Administrators ask at most ${maximumApplications.questions} questions about one application`,
    )
  return [...questions, { text, askedAt: now.toISOString(), answeredAt: null }]
}

/** Marks the open question as answered, because the applicant has changed the application. */
export function answerByChange(questions: readonly ApplicationQuestion[], now: Date): readonly ApplicationQuestion[] {
  const open = findOpenApplicationQuestion(questions)
  return open ? questions.with(-1, { ...open, answeredAt: now.toISOString() }) : questions
}

export function findOpenApplicationQuestion(questions: readonly ApplicationQuestion[]): ApplicationQuestion | null {
  const last = questions.at(-1)
  return last?.answeredAt === null ? last : null
}

/** Only http and https addresses are allowed, because an administrator follows the link. */
function isWebsite(text: string): boolean {
  const host = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#][!-~]*)?$/i.exec(text)?.[1]
  return host !== undefined && parseDomainName(host) !== null
}

function completeWebsite(text: string): string {
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}
