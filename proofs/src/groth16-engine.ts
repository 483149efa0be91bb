import type { Proof, ProofRequest, ProofStatement, ProofVerification } from '@did/domain/proof/proof'
import { proofFaults } from '@did/domain/texts/en/proof-faults'
import { dayNumber } from './attributes/encoding.ts'
import { randomField } from './attributes/field-element.ts'
import { encodingOf } from './attributes/fields.ts'
import { type Attribute, noExpiry, openSlots, schemaKey } from './attributes/slots.ts'
import { buildStatement, knownClause, type StatementWish, splitMembers, statementDefaults } from './build-statement.ts'
import type { DecidedClaim } from './check-proof.ts'
import type { ProofEngine, ProvingOptions } from './proof-engine.ts'
import type { MadeProof, ProofJob } from './prover.ts'

export type Groth16EngineOptions = {
  /**
   * All proofs of this engine are bound to this claim. The claim's id is missing, because each
   * request contains it.
   */
  claim: Omit<DecidedClaim, 'claimId'>
  now: () => Date
  randomBytes: (length: number) => Uint8Array
  /** Makes one proof. A page passes `proveInWorker`, and other code passes `makeProof`. */
  prove: (job: ProofJob, options?: ProvingOptions) => Promise<MadeProof>
  acceptDevelopmentKeys: boolean
}

/**
 * Creates the engine that makes a verifier's real proofs. A proof is about values that the verifier
 * has typed, or that it has opened from the owner's attributes. A proof shows that the statement
 * follows from these values. Only the verifier's signature says that the values are right.
 */
export function createGroth16Engine(options: Groth16EngineOptions): ProofEngine {
  const { claim, now, randomBytes, acceptDevelopmentKeys } = options
  return {
    name: 'groth16',
    prove: async (request, proving) => {
      proving?.signal?.throwIfAborted()
      const time = now()
      const { binding: _, ...made } = await options.prove(
        await buildJob(request, { claim, time, randomBytes }),
        proving,
      )
      const { type, claimId, claimType } = request
      const id = await shortHash(made.publicSignals)
      return { id, type, claimId, claimType, timestamp: time.toISOString(), engine: 'groth16', ...made }
    },
    verify: async (proof) => {
      const { statement } = proof
      if (!statement) return { valid: false, error: proofFaults.mismatch }
      const { checkProof, verificationContext, verificationDays } = await loadCheck()
      const context = verificationContext({ ...claim, claimId: proof.claimId })
      const days = verificationDays(now())
      const judged = await checkProof(proof, { statement, commitment: null, context, days, acceptDevelopmentKeys })
      return judged.ok
        ? describeVerification(proof, judged.hasDevelopmentKeys)
        : { valid: false, error: proofFaults.failed }
    },
  }
}

/**
 * Builds the statement for a request. The public inputs are `threshold` (Age, Income),
 * `requiredLevel`, `requiredLocation` (codes, separated by commas), `minimum` and `maximum`,
 * `expected`, and `members`. A missing input gets the specification's default, if there is one. If
 * a request only chooses fields, the statement says that their values are known.
 */
export function statementOfRequest(request: ProofRequest, today: string): ProofStatement {
  return buildStatement(wishOf(request, today))
}

function wishOf({ type, claimFields, publicInputs }: ProofRequest, today: string): StatementWish {
  const input = (name: string) => publicInputs[name]?.trim() || undefined
  const [field = ''] = claimFields
  switch (type) {
    case 'AgeProof':
      return { type, years: Number(input('threshold') ?? statementDefaults.years), today }
    case 'IncomeProof':
      return { type, least: input('threshold') ?? statementDefaults.income }
    case 'EducationProof':
      return { type, level: input('requiredLevel') ?? statementDefaults.level }
    case 'LocationProof':
      return {
        type,
        countries: splitMembers(input('requiredLocation') ?? statementDefaults.country).map((code) =>
          code.toUpperCase(),
        ),
      }
    case 'RangeProof':
      return { type, field, least: input('minimum'), most: input('maximum') }
    case 'EqualityProof':
      return { type, field, value: input('expected') ?? '' }
    case 'MembershipProof':
      return { type, field, members: splitMembers(input('members') ?? '') }
    case 'CredentialProof':
      return { type, field: field === 'level' ? 'level' : 'expiryDate', least: input('minimum') ?? today }
    case 'IdentityProof':
    case 'CustomProof':
      return { type, clauses: claimFields.map(knownClause) }
  }
}

/**
 * Loads the code that checks a proof. A page needs it only when somebody makes or checks a proof.
 */
const loadCheck = () => import('./check-proof.ts')

type JobParts = Pick<Groth16EngineOptions, 'claim' | 'randomBytes'> & { time: Date }

async function buildJob(request: ProofRequest, { claim, time, randomBytes }: JobParts): Promise<ProofJob> {
  const { verificationContext } = await loadCheck()
  const today = time.toISOString().slice(0, 10)
  const slots = openSlots(attributesOf(request.privateInputs), randomBytes)
  const secret = randomField(randomBytes)
  return {
    statement: statementOfRequest(request, today),
    holding: { slots, secret, schema: schemaKey(request.claimType), expiry: noExpiry },
    context: verificationContext({ ...claim, claimId: request.claimId }),
    today: dayNumber(today),
  }
}

/**
 * Converts the fields of the dialog to attributes. The field `location` becomes the attribute
 * `country`, and empty fields are left out.
 */
function attributesOf(privateInputs: ProofRequest['privateInputs']): Attribute[] {
  return Object.entries(privateInputs).flatMap(([name, text]) => {
    const value = text.trim()
    if (value === '') return []
    if (name === 'location') return [{ field: 'country', encoding: 'country', value: value.toUpperCase() }]
    return [{ field: name, encoding: encodingOf(name), value }]
  })
}

function describeVerification(
  { publicSignals, id, timestamp, circuitId }: Proof,
  hasDevelopmentKeys: boolean,
): ProofVerification {
  const metadata = { proofId: id, timestamp, circuitId }
  return { valid: true, publicValues: publicSignals, metadata, hasDevelopmentKeys }
}

async function shortHash(signals: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(signals)))
  return new Uint8Array(digest).toHex().slice(0, 16)
}
