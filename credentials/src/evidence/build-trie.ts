import type { Hex } from '@did/domain/hex'
import { keccak256, toRlp } from 'viem'

type Node = Hex | Node[]
/** `path` is the key in hex. Each digit is a nibble. */
type Entry = { path: string; value: Hex }

/**
 * Builds a Merkle-Patricia trie (Ethereum's yellow paper, appendix D). Returns its root, and all
 * nodes to which other nodes refer by hash.
 */
export function buildTrie(entries: readonly { key: Hex; value: Hex }[]): { root: Hex; nodes: readonly Hex[] } {
  const nodes: Hex[] = []
  const paths = entries.map(({ key, value }) => ({ path: key.slice(2).toLowerCase(), value }))
  const encoded = toRlp(paths.length === 0 ? '0x' : buildNode(paths, nodes))
  return { root: keccak256(encoded), nodes: [...nodes, encoded] }
}

function buildNode(entries: readonly Entry[], nodes: Hex[]): Node {
  const [first, ...others] = entries
  if (first && others.length === 0) return [writePiece(first.path, true), first.value]
  const shared = findSharedPath(entries)
  if (shared !== '') return [writePiece(shared, false), refer(buildNode(shorten(entries, shared.length), nodes), nodes)]
  const children = Array.from({ length: 16 }, (_, nibble): Node => {
    const below = entries.filter(({ path }) => path.startsWith(nibble.toString(16)))
    return below.length === 0 ? '0x' : refer(buildNode(shorten(below, 1), nodes), nodes)
  })
  return [...children, entries.find(({ path }) => path === '')?.value ?? '0x']
}

/** A parent contains a child of less than 32 bytes, and refers to a longer child by its hash. */
function refer(node: Node, nodes: Hex[]): Node {
  const encoded = toRlp(node)
  if (encoded.length < 2 + 2 * 32) return node
  nodes.push(encoded)
  return keccak256(encoded)
}

function findSharedPath([first, ...others]: readonly Entry[]): string {
  const path = first?.path ?? ''
  let length = path.length
  for (const other of others) while (!other.path.startsWith(path.slice(0, length))) length--
  return path.slice(0, length)
}

function shorten(entries: readonly Entry[], by: number): Entry[] {
  return entries.map(({ path, value }) => ({ path: path.slice(by), value }))
}

function writePiece(path: string, isLeaf: boolean): Hex {
  const flag = (isLeaf ? 2 : 0) + (path.length % 2)
  return `0x${flag}${path.length % 2 === 0 ? '0' : ''}${path}`
}
