/**
 * `npm run circuits -- <what>` (docs/set-up.md), where <what> is one of:
 * - compile: compiles the circuits and compares them with the manifest
 * - verify [ptau]: checks the whole set-up, from the circuits' sources on, which takes minutes
 * - own <stamp> <beacon> [ptau]: makes keys on this machine, for an installation of one's own
 * - start <folder> [ptau]: begins keys that several parties make, who pass the folder on
 * - contribute <folder> <name>: each party runs this command
 * - finish <folder> <stamp> <beacon> [ptau]: closes phase 2 and writes keys/
 * - attack: adds one to each wire of a valid witness, and expects that this breaks a constraint
 * - develop: makes new development keys
 */
import { join } from 'node:path'
import { attackCircuits } from './attack.ts'
import { compileAll } from './compile.ts'
import { compareWithManifest, readManifest } from './manifest.ts'
import { extendPhase1, isOfHermez, type Phase1, phase1Of } from './phase-1.ts'
import { contribute, finishPhase2, startPhase2 } from './set-up.ts'
import { circuitNames, installTools, sha256, work } from './tools.ts'
import { listContributors } from './transcript.ts'
import { verifySetUp } from './verify.ts'

const [what = '', first = '', second = '', third = '', fourth = ''] = process.argv.slice(2)
const steps: Record<string, () => string[] | Promise<string[]>> = {
  compile: () => compareWithManifest(compileAll(), readManifest(), sha256),
  verify: () => {
    if (isOfHermez(readManifest().powersOfTau) && first === '') return ['These keys need the file of phase 1']
    for (const name of circuitNames) console.log(`${name}: ${listContributors(name).join(', ')}`)
    const compiled = compileAll()
    return [...compareWithManifest(compiled, readManifest(), sha256), ...verifySetUp(readManifest(), phase1Of(first))]
  },
  own: () =>
    makeKeys({ stamp: first, beacon: second, takePhase1: () => (third ? phase1Of(third) : extendPhase1(first)) }),
  start: () => {
    compileAll()
    startPhase2(first, phase1Of(second))
    return []
  },
  contribute: () => {
    contribute(first, second)
    return []
  },
  finish: () => {
    const faults = findFaults(second, third)
    if (faults.length > 0) return faults
    finishPhase2(first, compileAll(), { phase1: phase1Of(fourth), stamp: second, beacon: third })
    return []
  },
  attack: () => {
    compileAll()
    return attackCircuits()
  },
  develop: () => {
    const beacon = sha256(new TextEncoder().encode('dev'))
    return makeKeys({ stamp: 'dev', beacon, takePhase1: () => phase1Of('') })
  },
}

/** Makes keys with two contributions. This machine draws the random numbers of both. */
function makeKeys({ stamp, beacon, takePhase1 }: { stamp: string; beacon: string; takePhase1: () => Phase1 }) {
  const faults = stamp === 'dev' && what === 'develop' ? [] : findFaults(stamp, beacon)
  if (faults.length > 0) return faults
  const [folder, compiled, phase1] = [join(work, stamp), compileAll(), takePhase1()]
  startPhase2(folder, phase1)
  for (const place of [1, 2]) contribute(folder, `${stamp} ${place}`)
  finishPhase2(folder, compiled, { phase1, stamp, beacon })
  return []
}

function findFaults(stamp: string, beacon: string): string[] {
  if (!/^[a-z0-9-]{1,32}$/.test(stamp) || stamp === 'dev')
    return ['The keys need a stamp other than dev, of lower-case letters, digits and hyphens']
  return /^[0-9a-f]{64,}$/.test(beacon) ? [] : ['The beacon is 32 bytes of hex or more, in lower case and without 0x']
}

installTools()
const complaints = (await steps[what]?.()) ?? [`Say what: ${Object.keys(steps).join(', ')} (docs/set-up.md)`]
for (const complaint of complaints) console.error(complaint)
if (complaints.length === 0) console.log(`${what}: done`)
process.exitCode = complaints.length === 0 ? 0 : 1
