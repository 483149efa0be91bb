import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const ordinary = 'An ordinary text of some length'
const hostile = {
  'a character that PostgreSQL cannot hold': `${ordinary}\u0000`,
  'an escape sequence of a terminal': `\u001b[2J${ordinary}`,
  'half a character': `${ordinary}\ud800`,
  'more than anybody types': ordinary.repeat(4000),
}
/** People do not type these fields. The server compares them with known values, or ignores them. */
const compared = [
  /^signIn\./,
  /^createDid\.tokenId$/,
  /^decideVerifierApplication\.organization$/,
  /^approveRequest\.(proof\.claimType$|attestation\.)/,
  /^createShare\.fields/,
  /^createCollection\.shares\[\]\.fields/,
  /^createUser\.password$/,
]

type Field = { name: string; schema: z.ZodMiniType }

function listFields(name: string, schema: unknown): Field[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([member, part]) => listFields(`${name}.${member}`, part))
  if (schema instanceof z.ZodMiniArray) return listFields(`${name}[]`, schema.def.element)
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return schema.def.options.flatMap((option) => listFields(name, option))
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniNullable)
    return listFields(name, schema.def.innerType)
  return schema instanceof z.ZodMiniType ? [{ name, schema }] : []
}

const all: Record<string, Route> = routes
const freeTexts = Object.entries(all)
  .flatMap(([name, { body, query, params }]) => [body, query, params].flatMap((part) => listFields(name, part)))
  .filter(({ name, schema }) => !compared.some((pattern) => pattern.test(name)) && schema.safeParse(ordinary).success)

test('the list of free-text fields contains each field that people type into', () => {
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

test.each(Object.entries(hostile))('every free-text field refuses %s', (_, text) => {
  expect(freeTexts.filter(({ schema }) => schema.safeParse(text).success).map(({ name }) => name)).toEqual([])
})
