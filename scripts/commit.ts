/**
 * Some checks have so many cases that one run tries only some of them. The hash of the commit
 * decides which ones, so that a failed run can be repeated.
 */
import { spawnSync } from 'node:child_process'

/** Returns the hash of the commit that is checked out. Sources without git have none. */
export function readCommit(root: string): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Chooses one of the choices by the commit's hash. The next turn gets the next choice. */
export function chooseByCommit<Choice>(choices: readonly [Choice, ...Choice[]], commit: string, turn = 0): Choice {
  const place = (Number.parseInt(commit.slice(0, 8), 16) || 0) + turn
  return choices[place % choices.length] ?? choices[0]
}
