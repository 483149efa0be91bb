import { onTestFailed } from 'vitest'

/**
 * Whole numbers below a bound, at random. A test that fails says its seed, and with `SEED=<seed>` in the environment it makes the same
 * choices again. One per test.
 */
export function createPick(): (below: number) => number {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  onTestFailed(() => console.error(`SEED=${seed} makes the same random choices again`))
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}
