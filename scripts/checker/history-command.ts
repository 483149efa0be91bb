import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { historyTexts as texts } from '@did/domain/texts/en/command-line/history'
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

export function checkHistory(paths: string[]): 0 | 1 | 2 {
  const [path, olderPath] = paths
  const file = path === undefined || paths.length > 2 ? null : read(path)
  const older = olderPath === undefined ? undefined : read(olderPath)
  if (!file || older === null) {
    console.error(texts.usage)
    return 2
  }
  const { broken, unchecked } = join(checkFile(file), older ? checkAgainst(file, older) : { broken: [], unchecked: [] })
  const print = (outcome: string, lines: readonly string[]) => {
    for (const line of lines) console.log(`${outcome.padEnd(texts.notChecked.length)}  ${line}`)
  }
  print(texts.wrong, broken)
  print(texts.notChecked, unchecked)
  if (broken.length > 0) return 1
  console.log(texts.whole(file.entries.length, file.claimId))
  return unchecked.length > 0 ? 2 : 0
}

function read(path: string): HistoryFile | null {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (parsed.success) return parsed.data
    console.error(texts.noHistory(path, plain(z.prettifyError(parsed.error))))
  } catch (error) {
    console.error(texts.unreadable(path, plain(error instanceof Error ? error.message : String(error))))
  }
  return null
}

/**
 * Puts a message on one line and replaces its control characters. The message may repeat a part of
 * a stranger's file, and this part must not look like a line of this program.
 */
function plain(text: string): string {
  return text.replace(/\s*\n\s*/g, '; ').replace(/\p{Cc}|\p{Cf}/gu, '\ufffd')
}

function checkFile({ claimId, entries }: HistoryFile): Report {
  const reports = entries.map((entry, index) => checkEntry(claimId, entry, { before: entries[index - 1], index }))
  const empty = entries.length === 0 ? [{ broken: [], unchecked: [texts.empty] }] : []
  return join(...reports, ...empty)
}

function checkEntry(claimId: number, entry: Entry, { before, index }: { before: Entry | undefined; index: number }) {
  const { seq, kind, at, opened, contentHash, previousHash, hash } = entry
  const name = texts.entry(index + 1, kind)
  const lines = ['did-claim-history-1', claimId, seq, kind, at, previousHash, contentHash]
  const rules: [boolean, (entry: string) => string][] = [
    [seq === index + 1, texts.outOfPlace],
    [previousHash === (before?.hash ?? `0x${'0'.repeat(64)}`), texts.doesNotFollow],
    [before === undefined || at >= before.at, texts.tooEarly],
    [hash === sha256(lines.join('\n')), texts.otherHash],
    [opened === null || contentHash === hashContent(opened), texts.otherText],
  ]
  const broken = rules.filter(([holds]) => !holds).map(([, tell]) => tell(name))
  return { broken, unchecked: opened === null ? [texts.erased(name)] : [] }
}

/**
 * Checks that the newer export of a history still contains every entry of the older export. The
 * text of an entry may be missing only if it was erased.
 */
function checkAgainst(newer: HistoryFile, older: HistoryFile): Report {
  if (newer.claimId !== older.claimId) return { broken: [texts.otherClaim], unchecked: [] }
  const changed = older.entries.filter((entry, index) => newer.entries[index]?.hash !== entry.hash)
  return join(checkFile(older), {
    broken: changed.map(({ seq, kind }) => texts.changed(texts.entry(seq, kind))),
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
