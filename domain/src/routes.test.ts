import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const ordinary = 'An ordinary text of some length'
const hostile = {
  'a character that PostgreSQL cannot hold': `${ordinary}\u0000`,
  'an escape sequence of a terminal': `\u001b[2J${ordinary}`,
  'half a character': `${ordinary}\ud800`,
  'more than anybody types': ordinary.repeat(4000),
}
/** Not what anybody types: refused unless equal to what the server, the chain or the proof engine has, or dropped unread. */
const compared = [
  /^signIn\./,
  /^createDid\.tokenId$/,
  /^decideVerifierApplication\.organization$/,
  /^verifyClaim\.(proof\.claimType$|attestation\.)/,
  /^createShare\.fields/,
  /^createUser\.password$/,
]

type Field = { name: string; schema: z.ZodType }

/** Every field of what a caller sends, however deep, under its name. */
function listFields(name: string, schema: unknown): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([member, part]) => listFields(`${name}.${member}`, part))
  if (schema instanceof z.ZodArray) return listFields(`${name}[]`, schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listFields(name, option))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return listFields(name, schema.unwrap())
  return schema instanceof z.ZodType ? [{ name, schema }] : []
}

const all: Record<string, Route> = routes
const freeTexts = Object.entries(all)
  .flatMap(([name, { body, query, params }]) => [body, query, params].flatMap((part) => listFields(name, part)))
  .filter(({ name, schema }) => !compared.some((pattern) => pattern.test(name)) && schema.safeParse(ordinary).success)

test('what people type is found in every call that takes it', () => {
  expect(freeTexts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createClaim.title',
      'updateClaim.description',
      'updateUser.name',
      'askQuestion.text',
      'answerQuestion.text',
      'decideRequest.reason',
      'decideVerifierApplication.reason',
      'suspendVerifier.reason',
      'publishTemplate.fields[].hint',
      'sendContactMessage.message',
    ]),
  )
})

test.each(Object.entries(hostile))('no free text of any call takes %s', (_, text) => {
  expect(freeTexts.filter(({ schema }) => schema.safeParse(text).success).map(({ name }) => name)).toEqual([])
})
