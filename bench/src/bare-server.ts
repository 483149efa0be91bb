/**
 * The bare server with which `request-cost` compares the product. It only runs the recorded SQL
 * statements, so its cost is the least that a server could need.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import type { RecordedCall, Statement } from './record-statements.ts'

const recorded: RecordedCall = JSON.parse(process.env['STATEMENTS'] ?? '')
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const recordedId = Object(recorded.body).id
const writes = recorded.statements.some(({ text }) => text === 'begin')

createServer(async (request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage()
    response.end(String((user + system) / 1000))
    return
  }
  const token = request.headers.cookie?.split('=')[1] ?? ''
  createHash('sha256').update(token).digest('hex')
  if (request.method === 'POST') JSON.parse(await readBody(request))
  const rows = await runAll(recorded.statements)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))

/**
 * A statement that inserts a claim gives the claim another id than the recorded one. So the
 * statements after it use this new id.
 */
async function runAll(statements: readonly Statement[]): Promise<unknown[]> {
  const client = writes ? await pool.connect() : pool
  let newId: unknown = recordedId
  let rows: unknown[] = []
  for (const { name, text, values } of statements) {
    const own = values.map((value) => (String(value) === String(recordedId) ? newId : value))
    const result = await client.query({ ...(name && { name }), text, values: own })
    if (/^insert into "claims"/.test(text)) newId = result.rows[0].id
    if (result.rows.length > 0) rows = result.rows
  }
  if ('release' in client) client.release()
  return rows
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
