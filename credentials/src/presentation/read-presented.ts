import type { JsonObject } from '../foreign/base64url.ts'
import { besideInPresented, compareEvidence, type OwnEvidence } from '../foreign/own-evidence.ts'

/**
 * Reads the attestation that a wallet showed, and compares the credential's words and fields with
 * it. `status` is the credential's status member, if the caller has it.
 */
export function readPresented({ claims, status = null }: { claims: JsonObject; status?: unknown }): OwnEvidence {
  const { attestation: evidence, fieldOpenings: openings } = claims
  return compareEvidence({ said: claims, beside: besideInPresented, evidence, openings, status: status ?? undefined })
}
