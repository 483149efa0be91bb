import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { registryCodeHash } from './chain/contracts.ts'
import { stopLivePostmaster } from './postgres/postmaster.ts'
import { stopLeftover } from './process/owned-process.ts'

const parts = ['postgres', 'chain'] as const
const rememberedSchema = z.object({ didRegistry: z.string(), registryCodeHash: z.string().optional() })
const stopping = { signal: 'SIGINT', patienceMs: 15_000 } as const

/**
 * If another version of the registry made the data of a trial, moves this data into a separate
 * folder. Signed attestations name the address of their registry, so a new registry cannot continue
 * such a trial. Returns the separate folder, or null when there was nothing to move. Deletes
 * nothing.
 */
export async function setAsideEarlierTrial(dataDir: string, now: Date): Promise<string | null> {
  if (!isOfEarlierRegistry(join(dataDir, 'chain', 'contracts.json'))) return null
  const aside = findFreeFolder(join(dataDir, `earlier-${now.toISOString().slice(0, 10)}`))
  // An earlier start that was killed may have left its database and its chain running in these
  // folders.
  for (const part of parts) await stopLeftover(join(dataDir, part, 'process.json'), stopping)
  await stopLivePostmaster(join(dataDir, 'postgres', 'data'), stopping.patienceMs)
  mkdirSync(aside, { recursive: true })
  // The chain's folder is moved last, because a later start recognises by it that an interrupted
  // move is not finished.
  for (const part of parts) if (existsSync(join(dataDir, part))) renameSync(join(dataDir, part), join(aside, part))
  return aside
}

export function describeSetAside(folder: string): string {
  return (
    `The registry contract has changed since this trial began, so the trial starts anew. What you had is kept in ${folder}. ` +
    `To use it again, start the version of the product that made it with DATA_DIR=${folder}.`
  )
}

function isOfEarlierRegistry(file: string): boolean {
  if (!existsSync(file)) return false
  const remembered = parseRemembered(readFileSync(file, 'utf8'))
  return remembered !== null && remembered.registryCodeHash !== registryCodeHash
}

/** Returns null if the file was cut off while it was written. */
function parseRemembered(text: string): z.infer<typeof rememberedSchema> | null {
  try {
    return rememberedSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * If a folder with the wanted name exists but has no chain in it, an earlier move of the data was
 * interrupted, and this folder is used again.
 */
function findFreeFolder(wanted: string): string {
  let folder = wanted
  for (let count = 2; existsSync(join(folder, 'chain')); count += 1) folder = `${wanted}-${count}`
  return folder
}
