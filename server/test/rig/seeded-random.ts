import { onTestFailed } from 'vitest'

/**
 * The number of changes that each test draws. `npm run mutants` sets a higher number in the
 * environment.
 */
export const rounds = Number(process.env['CHANGES'] ?? 1_000)

/**
 * Draws random whole numbers below a bound. A failing test prints its seed, and `SEED=<seed>` in
 * the environment repeats the same choices. Each test makes its own picker.
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
