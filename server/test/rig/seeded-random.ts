import { onTestFailed } from 'vitest'

/**
 * The number of random changes in each test. `npm run mutants` sets a larger number with the
 * variable `CHANGES` in the environment.
 */
export const rounds = Number(process.env['CHANGES'] ?? 1_000)

/**
 * The returned function draws a random whole number from 0 to below its argument. A failing test
 * prints its seed, and `SEED=<seed>` in the environment draws the same numbers again. Each test
 * makes a function of its own.
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
