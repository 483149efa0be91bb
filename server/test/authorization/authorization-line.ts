import type { Request, Target } from './authorization-targets.ts'
import type { Caller, World } from './authorization-world.ts'

/**
 * An anonymous caller gets 401, and an administrator gets the same answers as any other person,
 * unless a line says otherwise. `asked` is the answer to the verifier that was asked about another
 * person's row, when it differs.
 */
type PerTarget = Record<Target, number>
export type Answers = PerTarget & { asked?: number; anonymous?: number | PerTarget; administrator?: PerTarget }
export type Line = {
  answers: Answers
  request: (world: World, target: Target, caller: Caller) => Promise<Request> | Request
}

export const everybody = (status: number): Answers => ({ own: status, foreign: status, absent: status })
export const toAll = (status: number): Answers => ({ ...everybody(status), anonymous: status })
export const readOwn: Answers = { own: 200, foreign: 404, absent: 404 }
export const changeOwn: Answers = { own: 200, foreign: 403, absent: 403 }
export const nothing = () => ({})
