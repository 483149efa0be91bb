/**
 * `npm run mutants` takes each defence of mutants/ out of the sources, one at a time, and runs the
 * test that must fail without it. The run fails when such a test passes, or when the code of a
 * defence is no longer where the list says. The command changes none of the files that it tests.
 *
 * A full run ends with the tests that draw random changes, and draws ten times as many changes as
 * `npm test`. If a full run kills all mutants, it writes its commit to mutants/all-tried-at.
 *
 * `npm run mutants -- nonce` takes out only the defences with that word in their name. `npm run
 * mutants -- --sample` takes a minute. It tries the defences whose file, test or entry has changed
 * since the last full run, and after them other defences, which differ for each commit.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommit } from './commit.ts'
import { listFiles } from './list-files.ts'
import { noteAllTried, orderMutants, readChanges } from './mutants/choose-mutants.ts'
import { mutants } from './mutants/defences.ts'
import type { Mutant } from './mutants/mutant.ts'
import { isCircuit, isContract, type Outcomes, tryMutants } from './mutants/try-mutants.ts'
import { withoutDefence } from './mutants/without-defence.ts'
import { runProgram } from './tests/program.ts'
import { noteUnsteady } from './tests/second-look.ts'

const root = join(import.meta.dirname, '..')
/**
 * The last round of a sample begins before this time, in milliseconds since the start. So the round
 * ends within the minute that a sample may take.
 */
const lastRoundBeginsAtMs = 30_000

const words = process.argv.slice(2)
const lost = mutants.filter((mutant) => withoutDefence(mutant) === null)
for (const { defence, file } of lost)
  console.error(`NOT FOUND ${defence}: ${file} no longer holds its text exactly once`)
const found = mutants.filter((mutant) => !lost.includes(mutant))
const isFine = words[0] === '--sample' ? await trySample() : await tryNamed()
process.exitCode = isFine && lost.length === 0 ? 0 : 1

async function tryNamed(): Promise<boolean> {
  const chosen = found.filter(({ defence }) => words.length === 0 || words.some((word) => defence.includes(word)))
  const outcomes = await tryMutants(chosen)
  const isKilled = await settle(outcomes)
  if (words.length > 0) return isKilled
  const isAll = lost.length === 0 && outcomes.size === mutants.length
  if (isKilled && isAll && !noteAllTried(root))
    console.log('This run was not noted, because files differ from the last commit.')
  return (await tryManyChanges()) && isKilled
}

async function tryManyChanges(): Promise<boolean> {
  const drawsChanges = (file: string) => /import \{.*\brounds\b/.test(readFileSync(join(root, file), 'utf8'))
  const files = listFiles(root, '*.test.ts').filter(drawsChanges)
  const { code } = await runProgram('vitest', ['run', ...files], { env: { CHANGES: '10000' } })
  return code === 0
}

async function trySample(): Promise<boolean> {
  const changes = await readChanges(root)
  if (!changes) console.log('All defences count as changed: this clone does not have the commit of a full run.')
  const { changed, others } = orderMutants(found, changes, readCommit(root))
  const outcomes = await tryMutants(
    limitCompiled([...changed, ...others]),
    () => performance.now() < lastRoundBeginsAtMs,
  )
  const isKilled = await settle(outcomes)
  const waiting = changed.filter((mutant) => !outcomes.has(mutant)).length
  const left = found.length - outcomes.size
  console.log(`${left} are left for npm run mutants, and ${waiting} of those have changed since the last full run.`)
  return isKilled
}

/** Limits the number of contracts and circuits in a sample, because compiling them takes long. */
function limitCompiled(ordered: readonly Mutant[]): Mutant[] {
  const contracts = ordered.filter(isContract).slice(0, 3)
  const circuits = ordered.filter(isCircuit).slice(0, 1)
  const isChosen = (mutant: Mutant) => contracts.includes(mutant) || circuits.includes(mutant)
  const others = ordered.filter((mutant) => !isContract(mutant) && !isCircuit(mutant))
  return [...ordered.filter(isChosen), ...others]
}

/**
 * Tries each mutant that survived once more, while no other mutant runs beside it. Returns whether
 * all mutants were killed in the end.
 */
async function settle(outcomes: Outcomes): Promise<boolean> {
  const doubtful = [...outcomes].filter(([, complaint]) => complaint !== null)
  let survivors = 0
  for (const [mutant, complaint] of doubtful) {
    console.log(`Once more, by itself: ${mutant.defence}`)
    if ((await tryMutants([mutant])).get(mutant) !== null) survivors += 1
    else noteUnsteady([{ test: `mutant “${mutant.defence}” (${mutant.test})`, error: complaint ?? '' }])
  }
  const seconds = (performance.now() / 1000).toFixed(0)
  console.log(`${outcomes.size - survivors} of ${outcomes.size} tried were killed, in ${seconds} s`)
  return survivors === 0
}
