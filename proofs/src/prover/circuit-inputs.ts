import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ProofStatement } from '@did/domain/proof/proof'
import type { Clause } from '@did/domain/proof/proof-clause'
import { attributeTree, commitRoot, holderKey, nullifierOf } from '../attributes/commitment.ts'
import { encodeAttribute } from '../attributes/encoding.ts'
import { parseField } from '../attributes/field-element.ts'
import { fieldTag } from '../attributes/field-tag.ts'
import { type AttributeOpening, assertSlots, type SlotOpening } from '../attributes/slots.ts'
import { setTree } from '../attributes/value-set.ts'
import { type Binding, circuitClauses, circuitOf, setMembers } from '../statement.ts'
import type { CircuitInputs } from './witness.ts'

/** The owner's secret inputs of a proof. They never leave the browser that makes the proof. */
export type Holding = { slots: readonly SlotOpening[]; secret: Hex; schema: Hex; expiry: number }

/**
 * Builds the inputs of a circuit. Throws `invalid-input` when an attribute of the statement is
 * missing.
 */
export function circuitInputs(
  statement: ProofStatement,
  holding: Holding,
  { context, today }: { context: Hex; today: number },
): { binding: Binding; inputs: CircuitInputs } {
  const { slots, secret, schema, expiry } = holding
  assertSlots(slots)
  const tree = attributeTree(slots)
  const commitment = commitRoot(tree.root, { holder: holderKey(secret), schema, expiry })
  const binding = { commitment, context, today, nullifier: nullifierOf(secret, context) }
  const shared = {
    commitment: [parseField(commitment)],
    context: [parseField(context)],
    today: [BigInt(today)],
    secret: [parseField(secret)],
    schema: [parseField(schema)],
    expiry: [BigInt(expiry)],
    root: [parseField(tree.root)],
  }
  const opened: Opened = { slots, pathOf: tree.pathOf }
  const particular = circuitOf(statement) === 'set-256' ? setInputs(statement, opened) : clauseInputs(statement, opened)
  return { binding, inputs: { ...shared, ...particular } }
}

type Opened = { slots: readonly SlotOpening[]; pathOf: (slot: number) => readonly Hex[] }

function clauseInputs(statement: ProofStatement, holding: Opened): CircuitInputs {
  const clauses = circuitClauses(statement)
  const opened = clauses.map((_, place) => openFor(statement.clauses[place], holding))
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

function setInputs(statement: ProofStatement, holding: Opened): CircuitInputs {
  const [clause] = statement.clauses
  if (clause?.mode !== 'in') throw new AppError('invalid-input', 'Only membership is proved of a large set')
  const opened = openFor(clause, holding)
  const set = setTree(setMembers(clause))
  const place = set.find(opened.value)
  if (!place) throw new AppError('proof-invalid', 'The statement does not hold')
  const tag = fieldTag(clause.field, clause.encoding)
  return {
    tag: [tag],
    setRoot: [set.root],
    slot: [opened.slot],
    value: [opened.value],
    salt: [opened.salt],
    path: opened.path,
    setIndex: [BigInt(place.index)],
    setPath: place.path,
  }
}

const nothingOpened = { slot: 0n, value: 0n, salt: 0n, path: [0n, 0n, 0n, 0n] }

function openFor(clause: Clause | undefined, { slots, pathOf }: Opened) {
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
    path: pathOf(slot).map(parseField),
  }
}
