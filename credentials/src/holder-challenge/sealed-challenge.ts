import type { Hex } from '@did/domain/hex'
import * as z from 'zod/mini'
import { type ChallengeCode, readKey } from './challenge-link.ts'
import type { HolderAnswer, HolderQuestion } from './holder-answer.ts'

// A sealed text is a version byte, 12 random bytes and the output of AES-128-GCM over JSON. The
// associated data names the challenge and the kind of text, so that no text passes for another.
const version = 1
const nonceLength = 12
const context = 'did-verification/holder-challenge/1'

type Kind = 'question' | 'answer'
type RandomBytes = (length: number) => Uint8Array

const hex = (bytes: number) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^0x[0-9a-f]{${2 * bytes}}$`))),
    z.transform((text): Hex => `0x${text.slice(2)}`),
  )
export const mostAsker = 80
export const mostReason = 200
const words = (most: number) => z.pipe(z.string().check(z.maxLength(most)), z.transform(toSignedWords))
const mostText = 2000
const text = z.string().check(z.maxLength(mostText))
const seconds = z.int().check(z.nonnegative())
const questionSchema = z.object({
  challenge: hex(32),
  attestation: hex(32),
  share: text,
  subject: text,
  title: words(mostText),
  verifier: hex(20),
  asker: words(mostAsker),
  // Older pages send a question without a reason.
  reason: z._default(words(mostReason), ''),
  askedAt: seconds,
  lasts: z._default(z.enum(['minutes', 'day']), 'minutes'),
})
const answerSchema = z.object({
  signature: z.pipe(
    z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/)),
    z.transform((signature): Hex => `0x${signature.slice(2)}`),
  ),
  answeredAt: seconds,
})

/**
 * With a denial, somebody who has the link says, without a signature, that they asked for nothing.
 */
const denialSchema = z.object({ notAsked: z.literal(true) })

/**
 * Puts the checker's words or a title on one line without hidden characters. The holder signs this
 * form, because a wallet may show a second line as the next signed value.
 */
export function toSignedWords(text: string): string {
  return text.replaceAll(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu, ' ').trim()
}

export function sealQuestion(question: HolderQuestion, code: ChallengeCode, random: RandomBytes): Promise<string> {
  return seal(question, { code, kind: 'question' }, random)
}

/**
 * Decrypts a sealed question. Returns null when the key does not fit, or when the text is no
 * question.
 */
export async function openQuestion(sealed: string, code: ChallengeCode): Promise<HolderQuestion | null> {
  return questionSchema.safeParse(await open(sealed, { code, kind: 'question' })).data ?? null
}

export function sealHolderAnswer(answer: HolderAnswer, code: ChallengeCode, random: RandomBytes): Promise<string> {
  return seal(answer, { code, kind: 'answer' }, random)
}

/**
 * Decrypts a sealed answer. Returns null when the key does not fit, or when the text is no answer.
 */
export async function openHolderAnswer(sealed: string, code: ChallengeCode): Promise<HolderAnswer | null> {
  return answerSchema.safeParse(await open(sealed, { code, kind: 'answer' })).data ?? null
}

export function sealDenial(code: ChallengeCode, random: RandomBytes): Promise<string> {
  return seal({ notAsked: true }, { code, kind: 'answer' }, random)
}

/** Tells whether a sealed text is a denial: “No, I did not ask for this”. */
export async function isDenial(sealed: string, code: ChallengeCode): Promise<boolean> {
  return denialSchema.safeParse(await open(sealed, { code, kind: 'answer' })).success
}

async function seal(content: object, place: { code: ChallengeCode; kind: Kind }, random: RandomBytes): Promise<string> {
  const nonce = new Uint8Array(random(nonceLength))
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const sealed = await crypto.subtle.encrypt(describeCipher(nonce, place), await importKey(place.code), plain)
  return Uint8Array.of(version, ...nonce, ...new Uint8Array(sealed)).toBase64()
}

async function open(sealed: string, place: { code: ChallengeCode; kind: Kind }): Promise<unknown> {
  try {
    const bytes = Uint8Array.fromBase64(sealed)
    // Only one spelling in base64 is accepted, so a text that somebody changed never reads as the
    // same answer.
    if (bytes.toBase64() !== sealed) return null
    if (bytes[0] !== version) return null
    const nonce = new Uint8Array(bytes.subarray(1, 1 + nonceLength))
    const content = new Uint8Array(bytes.subarray(1 + nonceLength))
    const plain = await crypto.subtle.decrypt(describeCipher(nonce, place), await importKey(place.code), content)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain))
  } catch {
    return null // The cipher fails only when key and bytes do not belong together.
  }
}

function describeCipher(iv: Uint8Array<ArrayBuffer>, { code, kind }: { code: ChallengeCode; kind: Kind }) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${context}/${kind}/${code.id}`) }
}

function importKey({ key }: ChallengeCode): Promise<CryptoKey> {
  const bytes = readKey(key)
  if (!bytes) throw new Error('A challenge’s key is 16 bytes')
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
