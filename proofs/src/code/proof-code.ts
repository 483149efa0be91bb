import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Proof, ProofStatement } from '@did/domain/proof/proof'
import type { Clause } from '@did/domain/proof/proof-clause'
import { attributeEncodings, proofTypes } from '@did/domain/proof/proof-vocabulary'
import { parseField, toBytes32 } from '../attributes/field-element.ts'
import { type ByteReader, byte, concat, readBytes, text, uint, unreadable, unsupported } from './code-bytes.ts'
import { packG1, packG2, unpackG1, unpackG2 } from './compressed-points.ts'

/**
 * The parts of a proof that a link or an answer contains. The checker already has the commitment
 * and the context, and the circuit follows from the statement.
 */
export type ProofCode = { statement: ProofStatement; today: number; nullifier: Hex; proof: Proof['proof'] }

const version = 1
const modes = ['range', 'in', 'not-in', 'known'] as const
const maximum = { clauses: 4, members: 256 }
const bounds = { least: 1, most: 2 }

/**
 * Writes the bytes of a proof: version, day (4 bytes), nullifier (32), A (32), B (64), C (32) and
 * the statement. The statement is its type, the number of clauses, and for each clause the mode,
 * encoding, field, and bounds or members. Each text is UTF-8 with its length in front.
 */
export function encodeProof({ statement, today, nullifier, proof }: ProofCode): Uint8Array {
  const fixed = [
    byte(version),
    uint(today, 4),
    toBytes(nullifier),
    packG1(proof.pi_a),
    packG2(proof.pi_b),
    packG1(proof.pi_c),
  ]
  const start = [byte(placeIn(proofTypes, statement.type)), byte(statement.clauses.length)]
  return concat([...fixed, ...start, ...statement.clauses.flatMap(encodeClause)])
}

/**
 * Reads a proof's bytes. Throws `share-unreadable` or `share-unsupported`. Does not check whether
 * the points are in their subgroups.
 */
export function decodeProof(bytes: Uint8Array): ProofCode {
  const reader = readBytes(bytes)
  if (reader.uint(1) !== version) throw unsupported()
  const today = reader.uint(4)
  const nullifier = readNullifier(reader.take(32))
  const [a, b, c] = [reader.take(32), reader.take(64), reader.take(32)]
  const type = proofTypes[reader.uint(1)]
  const count = reader.uint(1)
  if (!type || count === 0 || count > maximum.clauses) throw unreadable()
  const clauses = Array.from({ length: count }, () => decodeClause(reader))
  if (!reader.isAtEnd()) throw unreadable()
  // The points come last, because reading them computes square roots, which costs more than all
  // other checks of the bytes.
  const [pi_a, pi_b, pi_c] = [unpackG1(a), unpackG2(b), unpackG1(c)]
  if (!pi_a || !pi_b || !pi_c) throw unreadable()
  return { statement: { type, clauses }, today, nullifier, proof: { pi_a, pi_b, pi_c, protocol: 'groth16' } }
}

function encodeClause(clause: Clause): Uint8Array[] {
  const start = [
    byte(placeIn(modes, clause.mode)),
    byte(placeIn(attributeEncodings, clause.encoding)),
    text(clause.field),
  ]
  switch (clause.mode) {
    case 'known':
      return start
    case 'in':
    case 'not-in':
      return [...start, uint(clause.members.length, 2), ...clause.members.map(text)]
    case 'range': {
      const { least, most } = clause
      const flags = (least === undefined ? 0 : bounds.least) | (most === undefined ? 0 : bounds.most)
      return [...start, byte(flags), ...[least, most].filter((bound) => bound !== undefined).map(text)]
    }
  }
}

function decodeClause(reader: ByteReader): Clause {
  const mode = modes[reader.uint(1)]
  const encoding = attributeEncodings[reader.uint(1)]
  const field = reader.text()
  if (!mode || !encoding || field === '') throw unreadable()
  if (mode === 'known') return { field, encoding, mode }
  if (mode === 'range') return { field, encoding, mode, ...decodeBounds(reader) }
  const count = reader.uint(2)
  if (count === 0 || count > maximum.members) throw unreadable()
  return { field, encoding, mode, members: Array.from({ length: count }, () => reader.text()) }
}

function decodeBounds(reader: ByteReader): { least?: string; most?: string } {
  const flags = reader.uint(1)
  if (flags > (bounds.least | bounds.most)) throw unreadable()
  return {
    ...(flags & bounds.least ? { least: reader.text() } : {}),
    ...(flags & bounds.most ? { most: reader.text() } : {}),
  }
}

function readNullifier(bytes: Uint8Array): Hex {
  const nullifier: Hex = `0x${bytes.toHex()}`
  try {
    return toBytes32(parseField(nullifier))
  } catch (cause) {
    throw new AppError('share-unreadable', 'The nullifier is no element of the field', { cause })
  }
}

function toBytes(hex: Hex): Uint8Array {
  return Uint8Array.fromHex(hex.slice(2))
}

function placeIn<Name>(names: readonly Name[], name: Name): number {
  return names.indexOf(name)
}
