import { verifyCredentialProof, verifyPresentationProof } from '@did/credentials/data-integrity/verify-proof'
import type { DidDocument } from '@did/credentials/did/did-document'
import { resolveLocal } from '@did/credentials/did/resolve-local'
import { isJsonObject } from '@did/credentials/foreign/base64url'
import { AppError } from '@did/domain/errors'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { CountRead } from '../did-resolution/limit-histories.ts'
import { resolveDid } from '../did-resolution/service.ts'
import { getStatusListEntry } from '../status-lists/service.ts'
import {
  envelopedCredential,
  envelopedPresentation,
  presentationSchema,
  readPeriod,
  signedCredentialSchema,
} from './data-model.ts'
import { isEnvelope, openCredential, openPresentation } from './envelope.ts'
import { type Fault, type Parsed, parseDocument, problem } from './faults.ts'
import type { CountWork } from './limit-work.ts'
import { listPath } from './status.ts'

/** A document verifies if `faults` is empty. `warnings` lists the parts that nobody checked. */
export type Verification = { faults: readonly Fault[]; warnings: readonly Fault[] }

/**
 * `countRead` is called for each question to the chain about a long history of a DID, and
 * `countWork` for each document that is checked. Either may throw to end the call.
 */
export type Counts = { countRead: CountRead; countWork: CountWork }

/**
 * Checks a credential of the data model 2.0 or 1.1 with Data Integrity proofs, or a credential of
 * 2.0 as a JWT in an envelope. Checks its shape, the signature by its issuer's key, its dates, and
 * its status if the list belongs to this installation. Asks no other host.
 */
export function verifyCredential(ctx: Context, input: unknown, counts: Counts): Promise<Verification> {
  return checkCredential(ctx, input, questionOf(ctx, counts))
}

async function checkCredential(ctx: Context, input: unknown, question: Question): Promise<Verification> {
  await question.countWork(input)
  const parsed = isEnvelope(input, envelopedCredential)
    ? await openCredential(input, question)
    : await checkCredentialProof(input, question)
  if (!parsed.ok) return { faults: parsed.faults, warnings: [] }
  const status = await checkStatus(ctx, parsed.data.credentialStatus)
  return { faults: [...checkPeriod(ctx, parsed.data), ...status.faults], warnings: status.warnings }
}

/**
 * Checks the presentation's shape, the signature by its presenter's key for this challenge and
 * domain, and every credential inside.
 */
export async function verifyPresentation(
  ctx: Context,
  input: unknown,
  asked: AskedPresentation,
  counts: Counts,
): Promise<Verification> {
  const question = { ...questionOf(ctx, counts), ...asked }
  await counts.countWork(input)
  const parsed = isEnvelope(input, envelopedPresentation)
    ? await openPresentation(input, question)
    : await checkPresentationProof(input, question)
  if (!parsed.ok) return { faults: parsed.faults, warnings: [] }
  const inside = [parsed.data.verifiableCredential ?? []].flat()
  return checkEach(inside, (credential) => checkCredential(ctx, credential, question))
}

/**
 * One call of a stranger must not use many connections of the database at the same time, so the
 * parts are checked one after the other.
 */
async function checkEach<Part>(
  parts: readonly Part[],
  check: (part: Part) => Promise<Verification>,
): Promise<Verification> {
  const checked: Verification[] = []
  for (const part of parts) checked.push(await check(part))
  return {
    faults: checked.flatMap(({ faults }) => faults),
    warnings: checked.flatMap(({ warnings }) => warnings),
  }
}

type Question = ReturnType<typeof questionOf>
type AskedPresentation = { challenge: string; domain?: string | undefined }

async function checkCredentialProof(
  input: unknown,
  question: Question,
): Promise<Parsed<z.infer<typeof signedCredentialSchema>>> {
  const parsed = parseDocument(signedCredentialSchema, input)
  if (!parsed.ok) return parsed
  const found = await verifyCredentialProof(input, question)
  return found.ok ? parsed : { ok: false, faults: [problem('CRYPTOGRAPHIC_SECURITY_ERROR', found.fault)] }
}

async function checkPresentationProof(
  input: unknown,
  asked: Question & AskedPresentation,
): Promise<Parsed<z.infer<typeof presentationSchema>>> {
  const parsed = parseDocument(presentationSchema, input)
  if (!parsed.ok) return parsed
  const [proof] = [parsed.data.proof].flat()
  // If the caller names no domain, any domain in the proof is accepted.
  const [own] = [proof?.['domain']].flat()
  const domain = asked.domain ?? (typeof own === 'string' ? own : '')
  const found = await verifyPresentationProof(input, { ...asked, domain })
  return found.ok ? parsed : { ok: false, faults: [problem('CRYPTOGRAPHIC_SECURITY_ERROR', found.fault)] }
}

/**
 * All checks of one call share this question. Each DID is resolved once, however many proofs of the
 * call name it.
 */
function questionOf(ctx: Context, { countRead, countWork }: Counts) {
  const resolved = new Map<string, Promise<DidDocument | null>>()
  const resolveOnce = (did: string) => {
    const found = resolved.get(did) ?? resolve(ctx, did, countRead)
    resolved.set(did, found)
    return found
  }
  return { now: ctx.now(), resolve: resolveOnce, countWork }
}

async function resolve(ctx: Context, did: string, countRead: CountRead): Promise<DidDocument | null> {
  const local = resolveLocal(did)
  if (local !== null) return local
  const resolution = await resolveDid(ctx, did, { versionId: null, countRead })
  return resolution.ok && resolution.metadata.deactivated !== true ? resolution.document : null
}

function checkPeriod({ now }: Context, credential: Parameters<typeof readPeriod>[0]): Fault[] {
  const { from, until } = readPeriod(credential)
  const time = now()
  if (from !== null && from > time) return [problem('VALIDITY_PERIOD_ERROR', 'The credential does not count yet')]
  return until !== null && until < time ? [problem('VALIDITY_PERIOD_ERROR', 'The credential has run out')] : []
}

function checkStatus(ctx: Context, entries: unknown): Promise<Verification> {
  return checkEach([entries ?? []].flat(), (entry) => checkEntry(ctx, entry))
}

async function checkEntry(ctx: Context, entry: unknown): Promise<Verification> {
  if (isInThrowAwayList(ctx, entry)) return { faults: [], warnings: [] }
  const place = readOwnPlace(ctx, entry)
  if (place === null && isUnreadable(ctx, entry))
    return {
      faults: [problem('STATUS_RETRIEVAL_ERROR', 'The status is not written as the standard says')],
      warnings: [],
    }
  if (place === null)
    return { faults: [], warnings: [problem('STATUS_RETRIEVAL_ERROR', 'The status was not looked up at another host')] }
  try {
    const revocation = await getStatusListEntry(ctx, place)
    const faults = revocation === null ? [] : [problem('STATUS_VERIFICATION_ERROR', 'The credential is revoked')]
    return { faults, warnings: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    return { faults: [problem('STATUS_RETRIEVAL_ERROR', 'This host has no such status list')], warnings: [] }
  }
}

/** The list of the throw-away key never revokes anything. */
function isInThrowAwayList({ config }: Context, entry: unknown): boolean {
  return config.embedded && isJsonObject(entry) && entry['statusListCredential'] === `${config.publicUrl}${listPath}`
}

/**
 * Tells whether a status entry names no list, or a missing list of this host. Somebody who passes a
 * credential on may replace a text in the entry by an array that contains only this text. A proof
 * over canonical RDF stays valid then.
 */
function isUnreadable({ config }: Context, entry: unknown): boolean {
  if (!isJsonObject(entry)) return true
  const { type, statusListCredential: list } = entry
  if (typeof list === 'string') return list.startsWith(`${config.publicUrl}/`)
  return list !== undefined || [type].flat().includes('BitstringStatusListEntry')
}

/** Returns null for a status outside of this installation. */
function readOwnPlace({ config }: Context, entry: unknown): { statusList: number; statusIndex: number } | null {
  if (!isJsonObject(entry) || entry['type'] !== 'BitstringStatusListEntry') return null
  const { statusListCredential: list, statusListIndex: index } = entry
  const prefix = `${config.publicUrl}/status-lists/`
  if (typeof list !== 'string' || typeof index !== 'string' || !list.startsWith(prefix)) return null
  const place = { statusList: Number(list.slice(prefix.length)), statusIndex: Number(index) }
  return Object.values(place).every((part) => Number.isSafeInteger(part) && part >= 0 && part < 2 ** 31) ? place : null
}
