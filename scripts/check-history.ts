/**
 * `npm run check-history -- <file> [<older file>]` checks an exported history from the description
 * in docs/history.md. This program shares no code with the service, so that a fault of the service
 * cannot hide in it.
 * Exit code 0: everything holds. 1: something does not hold. 2: something was not checked.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const bytes32 = z.string().regex(/^0x[0-9a-f]{64}$/)
const value = z.union([z.string(), z.int(), z.null()])
const entrySchema = z.object({
  seq: z.int(),
  kind: z.string().regex(/^[a-z-]{1,60}$/),
  at: z.iso.datetime({ precision: 3 }),
  opened: z.object({ actor: z.string().nullable(), detail: z.record(z.string(), value), salt: bytes32 }).nullable(),
  contentHash: bytes32,
  previousHash: bytes32,
  hash: bytes32,
})
const fileSchema = z.object({
  format: z.literal('did-claim-history-1'),
  claimId: z.int(),
  entries: z.array(entrySchema),
})
type Entry = z.infer<typeof entrySchema>
type HistoryFile = z.infer<typeof fileSchema>
type Report = { broken: string[]; unchecked: string[] }

process.exitCode = main(process.argv.slice(2))

function main(paths: string[]): 0 | 1 | 2 {
  const [path, olderPath] = paths
  const file = path === undefined || paths.length > 2 ? null : read(path)
  const older = olderPath === undefined ? undefined : read(olderPath)
  if (!file || older === null) {
    console.error('Usage: npm run check-history -- <file> [<older file of the same claim>]')
    return 2
  }
  const { broken, unchecked } = join(checkFile(file), older ? checkAgainst(file, older) : { broken: [], unchecked: [] })
  for (const line of broken) console.log(`WRONG        ${line}`)
  for (const line of unchecked) console.log(`not checked  ${line}`)
  if (broken.length > 0) return 1
  console.log(`The ${file.entries.length} entries of claim ${file.claimId} follow one another without a gap.`)
  return unchecked.length > 0 ? 2 : 0
}

function read(path: string): HistoryFile | null {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (parsed.success) return parsed.data
    console.error(`${path} is not a claim's history: ${plain(z.prettifyError(parsed.error))}`)
  } catch (error) {
    console.error(`${path} cannot be read: ${plain(error instanceof Error ? error.message : String(error))}`)
  }
  return null
}

/** A message may repeat a part of the file, which must not look like a line of this program. */
function plain(text: string): string {
  return text.replace(/\s*\n\s*/g, '; ').replace(/\p{Cc}|\p{Cf}/gu, '\ufffd')
}

function checkFile({ claimId, entries }: HistoryFile): Report {
  const reports = entries.map((entry, index) => checkEntry(claimId, entry, { before: entries[index - 1], index }))
  const empty = entries.length === 0 ? [{ broken: [], unchecked: ['There are no entries'] }] : []
  return join(...reports, ...empty)
}

function checkEntry(claimId: number, entry: Entry, { before, index }: { before: Entry | undefined; index: number }) {
  const { seq, kind, at, opened, contentHash, previousHash, hash } = entry
  const name = `Entry ${index + 1} (${kind})`
  const lines = ['did-claim-history-1', claimId, seq, kind, at, previousHash, contentHash]
  const rules: [boolean, string][] = [
    [seq === index + 1, 'is out of its place'],
    [previousHash === (before?.hash ?? `0x${'0'.repeat(64)}`), 'does not follow the entry before it'],
    [before === undefined || at >= before.at, 'is earlier than the entry before it'],
    [hash === sha256(lines.join('\n')), 'does not have the hash of what it says'],
    [opened === null || contentHash === hashContent(opened), 'does not have the hash of its text'],
  ]
  const broken = rules.filter(([holds]) => !holds).map(([, what]) => `${name} ${what}`)
  return { broken, unchecked: opened === null ? [`${name}: its text was erased, or is not shown to you`] : [] }
}

/** The newer file must hold every entry of the older. Erasure may only remove an entry's text. */
function checkAgainst(newer: HistoryFile, older: HistoryFile): Report {
  if (newer.claimId !== older.claimId) return { broken: ['The older file is about another claim'], unchecked: [] }
  const changed = older.entries.filter((entry, index) => newer.entries[index]?.hash !== entry.hash)
  return join(checkFile(older), {
    broken: changed.map(({ seq, kind }) => `Entry ${seq} (${kind}) is not what the older file holds`),
    unchecked: [],
  })
}

function hashContent({ actor, detail, salt }: NonNullable<Entry['opened']>): string {
  const names = Object.keys(detail).sort() // The order is by UTF-16 code units.
  const members = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(detail[name])}`)
  const content = `{"actor":${JSON.stringify(actor)},"detail":{${members.join(',')}}}`
  return sha256(Buffer.concat([Buffer.from(salt.slice(2), 'hex'), Buffer.from(content, 'utf8')]))
}

function sha256(data: string | Buffer): string {
  return `0x${createHash('sha256').update(data).digest('hex')}`
}

function join(...reports: Report[]): Report {
  return {
    broken: reports.flatMap(({ broken }) => broken),
    unchecked: [...new Set(reports.flatMap(({ unchecked }) => unchecked))],
  }
}
