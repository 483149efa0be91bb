import { AppError } from '@did/domain/errors'
import { poseidon2 } from 'poseidon-lite/poseidon2'

const depth = 8

/**
 * Returns the root of the tree over a set of values. Repeats the first value until there are 256
 * leaves. Throws `invalid-input` for no value, and for more than 256.
 */
export function setRoot(members: readonly bigint[]): bigint {
  return setTree(members).root
}

/**
 * Builds the tree over a set of values. `find` returns the place of a value, and the eight siblings
 * on the way from this place to the root. `find` returns null for a value outside the set.
 */
export function setTree(members: readonly bigint[]) {
  const levels = levelsOf(members)
  return {
    root: levels.at(-1)?.[0] ?? 0n,
    find: (value: bigint): { index: number; path: readonly bigint[] } | null => {
      const index = members.indexOf(value)
      if (index === -1) return null
      return { index, path: levels.slice(0, depth).map((level, height) => level[(index >> height) ^ 1] ?? 0n) }
    },
  }
}

function levelsOf(members: readonly bigint[]): readonly (readonly bigint[])[] {
  const [first] = members
  if (first === undefined || members.length > 2 ** depth)
    throw new AppError('invalid-input', 'A set has 1 to 256 members')
  const levels = [Array.from({ length: 2 ** depth }, (_, place) => members[place] ?? first)]
  for (let height = 0; height < depth; height++) {
    const below = levels[height] ?? []
    levels.push(Array.from({ length: below.length / 2 }, (_, pair) => poseidon2(below.slice(pair * 2, pair * 2 + 2))))
  }
  return levels
}
