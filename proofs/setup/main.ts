/**
 * `npm run circuits -- <what>` (docs/set-up.md), where <what> is one of:
 * - compile: compiles the circuits and compares them with the manifest
 * - verify [ptau]: checks the whole set-up from the circuits' text on, in minutes
 * - start <folder> <ptau>: begins production keys in a folder that goes from party to party
 * - contribute <folder> <name>: what each party runs
 * - finish <folder> <ptau> <stamp> <beacon>: closes phase 2 and writes keys/
 * - attack: raises each wire of a good witness by one, and a constraint must notice
 * - develop: makes new development keys
 */
import { join } from 'node:path'
import { attackCircuits } from './attack.ts'
import { compileAll } from './compile.ts'
import { compareWithManifest, readManifest } from './manifest.ts'
import { developmentPhase1, hermezPhase1 } from './phase-1.ts'
import { contribute, finishPhase2, startPhase2 } from './set-up.ts'
import { installTools, sha256, work } from './tools.ts'
import { verifySetUp } from './verify.ts'

const [what = '', first = '', second = '', third = '', fourth = ''] = process.argv.slice(2)
const steps: Record<string, () => string[] | Promise<string[]>> = {
  compile: () => compareWithManifest(compileAll(), readManifest(), sha256),
  verify: () => {
    const phase1 = readManifest().stamp === 'dev' ? developmentPhase1() : hermezPhase1(first)
    const compiled = compileAll()
    return [...compareWithManifest(compiled, readManifest(), sha256), ...verifySetUp(readManifest(), phase1)]
  },
  start: () => {
    compileAll()
    startPhase2(first, hermezPhase1(second))
    return []
  },
  contribute: () => {
    contribute(first, second)
    return []
  },
  finish: () => {
    if (third === '' || third === 'dev') return ['Production keys need a stamp of their own']
    if (!/^[0-9a-f]{64,}$/.test(fourth)) return ['The beacon is 32 bytes of hex or more that nobody could foresee']
    finishPhase2(first, compileAll(), { phase1: hermezPhase1(second), stamp: third, beacon: fourth })
    return []
  },
  attack: () => {
    compileAll()
    return attackCircuits()
  },
  develop: () => {
    const [folder, phase1, compiled] = [join(work, 'develop'), developmentPhase1(), compileAll()]
    startPhase2(folder, phase1)
    for (const contributor of ['dev 1', 'dev 2']) contribute(folder, contributor)
    finishPhase2(folder, compiled, { phase1, stamp: 'dev', beacon: sha256(new TextEncoder().encode('dev')) })
    return []
  },
}

installTools()
const complaints = (await steps[what]?.()) ?? [`Say what: ${Object.keys(steps).join(', ')} (docs/set-up.md)`]
for (const complaint of complaints) console.error(complaint)
if (complaints.length === 0) console.log(`${what}: done`)
process.exitCode = complaints.length === 0 ? 0 : 1
