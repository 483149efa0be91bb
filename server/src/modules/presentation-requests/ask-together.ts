import type { Fetch } from '@did/credentials/chain/chain-reader'
import { limitAnswers } from '@did/credentials/chain/limit-answers'
import { z } from 'zod'
import { askEndpoint } from '../../outside/ask-endpoint.ts'

const answersSchema = z.array(z.looseObject({ id: z.number() }))
const bodySchema = z.looseObject({ method: z.string() })
const fetchLimited = limitAnswers(askEndpoint)
const headers = { 'content-type': 'application/json' }

type Question = { init: RequestInit; answer: (response: Response | Promise<Response>) => void }

/**
 * Each message costs more time than an answer, so all questions of the same moment are sent in one
 * message (JSON-RPC 2.0, section 6). An endpoint that refuses such a message, or answers with too
 * many bytes, gets the questions one by one.
 */
export function askTogether(url: string): Fetch {
  let waiting: Question[] = []
  const send = () => {
    const asked = waiting
    waiting = []
    void sendAll(url, asked)
  }
  return (_url, init = {}) =>
    new Promise((answer) => {
      if (waiting.length === 0) setImmediate(send)
      waiting.push({ init, answer })
    })
}

async function sendAll(url: string, asked: readonly Question[]): Promise<void> {
  const answers = asked.length > 1 ? await readTogether(url, asked).catch(() => null) : null
  for (const [id, { init, answer }] of asked.entries()) {
    const found = answers?.find((each) => each.id === id)
    answer(found ? Response.json(found) : fetchLimited(url, init))
  }
}

async function readTogether(url: string, asked: readonly Question[]) {
  const questions = asked.map(({ init }, id) => ({ ...bodySchema.parse(JSON.parse(String(init.body))), id }))
  const signal = asked[0]?.init.signal ?? null
  const response = await fetchLimited(url, { method: 'POST', headers, body: JSON.stringify(questions), signal })
  return answersSchema.parse(await response.json())
}
