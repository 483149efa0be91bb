import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ProofStatement } from '@did/domain/proof'
import type { Clause } from '@did/domain/proof-clause'
import { attributePath, attributeRoot, commitAttributes, holderKey, nullifierOf } from '../attributes/commitment.ts'
import { encodeAttribute } from '../attributes/encoding.ts'
import { parseField } from '../attributes/field-element.ts'
import { fieldTag } from '../attributes/field-tag.ts'
import type { AttributeOpening, SlotOpening } from '../attributes/slots.ts'
import { setPath, setRoot } from '../attributes/value-set.ts'
import { type Binding, circuitClauses, circuitOf, setMembers } from '../statement.ts'
import type { CircuitInputs } from './witness.ts'

/** What a holder knows: all of it stays where the proof is made. */
export type Holding = { slots: readonly SlotOpening[]; secret: Hex; schema: Hex; expiry: number }

/** What the proof will be bound to, and how the circuit is told. `invalid-input` when an attribute of the statement is not there. */
export function circuitInputs(
  statement: ProofStatement,
  holding: Holding,
  { context, today }: { context: Hex; today: number },
): { binding: Binding; inputs: CircuitInputs } {
  const { slots, secret, schema, expiry } = holding
  const commitment = commitAttributes(slots, { holder: holderKey(secret), schema, expiry })
  const binding = { commitment, context, today, nullifier: nullifierOf(secret, context) }
  const shared = {
    commitment: [parseField(commitment)],
    context: [parseField(context)],
    today: [BigInt(today)],
    secret: [parseField(secret)],
    schema: [parseField(schema)],
    expiry: [BigInt(expiry)],
    root: [parseField(attributeRoot(slots))],
  }
  const particular = circuitOf(statement) === 'set-256' ? setInputs(statement, slots) : clauseInputs(statement, slots)
  return { binding, inputs: { ...shared, ...particular } }
}

function clauseInputs(statement: ProofStatement, slots: readonly SlotOpening[]): CircuitInputs {
  const clauses = circuitClauses(statement)
  const opened = clauses.map((_, place) => openFor(statement.clauses[place], slots))
  return {
    tag: clauses.map(({ tag }) => tag),
    mode: clauses.map(({ mode }) => mode),
    operands: clauses.flatMap(({ operands }) => operands),
    slot: opened.map(({ slot }) => slot),
    value: opened.map(({ value }) => value),
    salt: opened.map(({ salt }) => salt),
    path: opened.flatMap(({ path }) => path),
  }
}

function setInputs(statement: ProofStatement, slots: readonly SlotOpening[]): CircuitInputs {
  const [clause] = statement.clauses
  if (clause?.mode !== 'in') throw new AppError('invalid-input', 'Only membership is proved of a large set')
  const opened = openFor(clause, slots)
  const members = setMembers(clause)
  const place = setPath(members, opened.value)
  if (!place) throw new AppError('proof-invalid', 'The statement does not hold')
  const tag = fieldTag(clause.field, clause.encoding)
  return {
    tag: [tag],
    setRoot: [setRoot(members)],
    slot: [opened.slot],
    value: [opened.value],
    salt: [opened.salt],
    path: opened.path,
    setIndex: [BigInt(place.index)],
    setPath: place.path,
  }
}

const nothingOpened = { slot: 0n, value: 0n, salt: 0n, path: [0n, 0n, 0n, 0n] }

function openFor(clause: Clause | undefined, slots: readonly SlotOpening[]) {
  if (!clause) return nothingOpened
  const isMeant = (slot: SlotOpening): slot is AttributeOpening =>
    slot.encoding === clause.encoding && slot.field === clause.field
  const slot = slots.findIndex(isMeant)
  const opening = slots[slot]
  if (!opening || !isMeant(opening)) throw new AppError('invalid-input', `There is no ${clause.field}`)
  return {
    slot: BigInt(slot),
    value: encodeAttribute(opening.encoding, opening.value),
    salt: parseField(opening.salt),
    path: attributePath(slots, slot).map(parseField),
  }
}
