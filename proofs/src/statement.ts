import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ProofStatement } from '@did/domain/proof/proof'
import type { Clause } from '@did/domain/proof/proof-clause'
import { type Encoding, encodeAttribute, maximumNumber } from './attributes/encoding.ts'
import { fieldOrder, parseField } from './attributes/field-element.ts'
import { fieldTag } from './attributes/field-tag.ts'

export const circuitNames = ['one-clause', 'four-clauses', 'set-256'] as const
export type CircuitName = (typeof circuitNames)[number]

/**
 * The values, besides the statement, to which a proof is bound. `today` is the number of the day on
 * which somebody made the proof.
 */
export type Binding = { nullifier: Hex; commitment: Hex; context: Hex; today: number }

/** A clause in the form that a circuit has: eight operands, whatever the mode. */
export type CircuitClause = { tag: bigint; mode: bigint; operands: readonly bigint[] }

const operandCount = 8
/**
 * The modes of a clause in `circuits/clause.circom`. Only an unused clause has mode 0, which proves
 * nothing.
 */
const modes = { nothing: 0n, range: 1n, in: 2n, 'not-in': 3n }
const nothing: CircuitClause = { tag: 0n, mode: modes.nothing, operands: Array(operandCount).fill(0n) }
/**
 * No attribute can have this value. So a clause that excludes only this value says just that the
 * attribute has a value.
 */
const noValue = fieldOrder - 1n
const comparable: readonly Encoding[] = ['date', 'number', 'decimal', 'ordinal', 'boolean']

export function circuitOf({ clauses }: ProofStatement): CircuitName {
  const [only] = clauses
  if (clauses.length > 1) return 'four-clauses'
  return only && isLargeSet(only) ? 'set-256' : 'one-clause'
}

/**
 * Returns all public signals of a proof of this statement, in the order of the circuit
 * (`keys/manifest.json`). A checker compares them with the signals in a proof, so it never has to
 * read a statement out of a proof. Throws `invalid-input` for a statement that fits no circuit.
 */
export async function publicSignals(statement: ProofStatement, binding: Binding): Promise<bigint[]> {
  const { nullifier, commitment, context, today } = binding
  const bound = [parseField(nullifier), parseField(commitment), parseField(context), BigInt(today)]
  const [only] = statement.clauses
  if (circuitOf(statement) === 'set-256' && only?.mode === 'in') {
    // Poseidon's tables are loaded only here, because few proofs are about a large set.
    const { setRoot } = await import('./attributes/value-set.ts')
    return [...bound, fieldTag(only.field, only.encoding), setRoot(setMembers(only))]
  }
  const clauses = circuitClauses(statement)
  return [
    ...bound,
    ...clauses.map(({ tag }) => tag),
    ...clauses.map(({ mode }) => mode),
    ...clauses.flatMap(({ operands }) => operands),
  ]
}

/**
 * Returns the clauses that a statement's circuit needs, which are one or four. A clause that the
 * statement does not use says nothing.
 */
export function circuitClauses(statement: ProofStatement): readonly CircuitClause[] {
  const places = circuitOf(statement) === 'one-clause' ? 1 : 4
  if (statement.clauses.length === 0 || statement.clauses.length > places)
    throw new AppError('invalid-input', 'A statement has one to four clauses')
  return Array.from({ length: places }, (_, place) => {
    const clause = statement.clauses[place]
    return clause ? circuitClause(clause) : nothing
  })
}

export function setMembers(clause: Extract<Clause, { mode: 'in' | 'not-in' }>): readonly bigint[] {
  return clause.members.map((member) => encodeAttribute(clause.encoding, member))
}

function circuitClause(clause: Clause): CircuitClause {
  const tag = fieldTag(clause.field, clause.encoding)
  switch (clause.mode) {
    case 'range':
      return { tag, mode: modes.range, operands: fillUp(rangeOf(clause), 0n) }
    case 'known':
      return { tag, mode: modes['not-in'], operands: fillUp([], noValue) }
    case 'in':
    case 'not-in': {
      const members = setMembers(clause)
      const [first] = members
      if (first === undefined || members.length > operandCount)
        throw new AppError('invalid-input', `A set beside other clauses has one to ${operandCount} members`)
      // The first member fills the unused operands. A zero would add a member that nobody named.
      return { tag, mode: modes[clause.mode], operands: fillUp(members, first) }
    }
  }
}

function rangeOf({ encoding, least, most }: Extract<Clause, { mode: 'range' }>): readonly [bigint, bigint] {
  if (!comparable.includes(encoding)) throw new AppError('invalid-input', `Of two ${encoding} values none is greater`)
  if (least === undefined && most === undefined) throw new AppError('invalid-input', 'A range has a bound')
  const from = least === undefined ? 0n : encodeAttribute(encoding, least)
  const to = most === undefined ? maximumNumber : encodeAttribute(encoding, most)
  if (from > to) throw new AppError('invalid-input', 'A range begins before it ends')
  return [from, to]
}

function isLargeSet(clause: Clause): boolean {
  return clause.mode === 'in' && clause.members.length > operandCount
}

function fillUp(numbers: readonly bigint[], filler: bigint): readonly bigint[] {
  return Array.from({ length: operandCount }, (_, place) => numbers[place] ?? filler)
}
