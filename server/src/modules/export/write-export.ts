import { type DataExport, dataExportSchema } from '@did/domain/account/data-export'
import * as z from 'zod/mini'
import { compileAnswer, compileMember } from '../../http/answers/compile-answer.ts'

type Whole<Value> = () => Value | Promise<Value>
/** A long list is read while it is written. Anything else is read whole. */
export type ExportMember<Value> = [Value] extends [readonly (infer Row)[]]
  ? AsyncIterable<Row> | Whole<Value>
  : Whole<Value>
export type ExportMembers = { [Name in keyof DataExport]: ExportMember<DataExport[Name]> }

type Writer = { whole: (value: unknown) => string; row: (row: unknown) => string }
const writers = new Map(Object.entries(dataExportSchema.shape).map(([name, schema]) => [name, writerOf(schema)]))

/** Each row is read only when the client is ready for the row's text. */
export async function* writeExport(members: ExportMembers): AsyncGenerator<string> {
  let before = '{'
  for (const [name, member] of Object.entries<ExportMember<unknown> | AsyncIterable<unknown>>(members)) {
    const writer = writers.get(name)
    if (!writer) continue
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (typeof member === 'function') yield writer.whole(await member())
    else yield* writeRows(member, writer)
  }
  yield '}'
}

async function* writeRows(rows: AsyncIterable<unknown>, { row: write }: Writer): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield before + write(row)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function writerOf(schema: z.ZodMiniType): Writer {
  const whole = compileAnswer(schema)
  const row = schema instanceof z.ZodMiniArray ? compileMember(schema.def.element) : whole
  return { whole: (value) => JSON.stringify(whole(value)), row: (value) => JSON.stringify(row(value)) }
}
