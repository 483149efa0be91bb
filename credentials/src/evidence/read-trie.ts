import type { Hex } from '@did/domain/hex'
import { fromRlp, keccak256 } from 'viem'

/**
 * Finds data by its keccak-256 hash, so nobody can put other data in the place of the right data.
 */
export type Preimages = ReadonlyMap<Hex, Hex>

export function collectPreimages(data: readonly Hex[]): Preimages {
  return new Map(data.map((each) => [keccak256(each), each]))
}

export function findPreimage(preimages: Preimages, hash: Hex): Hex {
  const found = preimages.get(hash)
  if (found === undefined) throw new Error(`nothing with the hash ${hash} was saved`)
  return found
}

type Node = Hex | readonly Node[]

/**
 * Reads a key's value from a Merkle-Patricia trie (Ethereum's yellow paper, appendix D). Returns
 * null when the trie proves that the key has no value. Throws when a node on the way is missing.
 */
export function readTrie(preimages: Preimages, root: Hex, key: Hex): Hex | null {
  let path = toNibbles(key)
  let node: Node = root
  for (;;) {
    const parts = openNode(preimages, node)
    if (parts === null) return null
    if (parts.length === 17) {
      const [next, ...rest] = path
      if (next === undefined) return toValue(parts[16])
      node = parts[Number.parseInt(next, 16)] ?? '0x'
      path = rest.join('')
      continue
    }
    const { isLeaf, piece } = readPiece(parts[0])
    if (isLeaf) return piece === path ? toValue(parts[1]) : null
    if (!path.startsWith(piece)) return null
    path = path.slice(piece.length)
    node = parts[1] ?? '0x'
  }
}

/** A parent contains a child of less than 32 bytes, and refers to a longer child by its hash. */
function openNode(preimages: Preimages, node: Node): readonly Node[] | null {
  if (typeof node !== 'string') return node
  if (node === '0x') return null
  const parts = fromRlp(findPreimage(preimages, node), 'hex') as Node
  // The root of an empty trie is the hash of an empty text.
  return typeof parts === 'string' ? null : parts
}

/** Reads the first part of a leaf or an extension: a flag, and a piece of the path in nibbles. */
function readPiece(part: Node | undefined): { isLeaf: boolean; piece: string } {
  const nibbles = typeof part === 'string' ? toNibbles(part) : ''
  const flag = Number.parseInt(nibbles[0] ?? 'f', 16)
  if (flag > 3) throw new Error('a node of the trie is malformed')
  return { isLeaf: flag >= 2, piece: nibbles.slice(flag % 2 === 1 ? 1 : 2) }
}

function toValue(part: Node | undefined): Hex | null {
  return typeof part === 'string' && part !== '0x' ? part : null
}

function toNibbles(hex: Hex): string {
  return hex.slice(2).toLowerCase()
}
