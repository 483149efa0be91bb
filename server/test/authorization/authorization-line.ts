import type { Request, Target } from './authorization-targets.ts'
import type { Caller, World } from './authorization-world.ts'

/**
 * The expected status of a call for each target. If `anonymous` is missing, an anonymous caller
 * gets 401. If `administrator` is missing, an administrator gets the same status as any other
 * person. If `asked` is missing, the verifier that the owner asked gets the same status as a
 * stranger, `foreign`, for a call about the owner's row.
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
