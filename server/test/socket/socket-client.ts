import { once } from 'node:events'
import { type ServerEvent, type ServerMessage, serverMessageSchema } from '@did/domain/account/socket-message'
import { socket as limits } from '@did/domain/call-limits'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { publicUrl } from '../rig/stack.ts'

/**
 * A page that opens a socket at this address announces a `resume` message. The page gets no event
 * before it has sent this message.
 */
export const resumingPath = limits.path + limits.resumingQuery

export type Opening = {
  cookie?: string | undefined
  origin?: string | null
  path?: string
  autoPong?: boolean
  from?: string
}

/** The client's end of a socket keeps every message that it receives. */
export class SocketClient {
  readonly ws: WebSocket
  readonly messages: ServerMessage[] = []
  readonly closed: Promise<{ code: number; reason: string }>

  constructor(nodeUrl: string, opening: Opening = {}) {
    const { cookie, origin = publicUrl, path = limits.path, autoPong = true, from } = opening
    const headers = {
      ...(cookie && { cookie }),
      ...(origin !== null && { origin }),
      ...(from && { 'x-forwarded-for': from }),
    }
    this.ws = new WebSocket(`${nodeUrl.replace(/^http/, 'ws')}${path}`, { headers, autoPong })
    this.ws.on('message', (data) => this.messages.push(serverMessageSchema.parse(JSON.parse(String(data)))))
    this.ws.on('error', () => {})
    this.closed = new Promise((resolve) =>
      this.ws.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    )
  }

  get events(): ServerEvent[] {
    return this.messages.filter((message): message is ServerEvent => message.type !== 'connection')
  }

  get seqs(): number[] {
    return this.events.map(({ seq }) => seq)
  }

  say(message: unknown): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  resume(after: number): void {
    this.say({ type: 'resume', data: { after } })
  }

  /** Resolves when events with exactly these numbers have arrived, in this order. */
  async untilSeqs(seqs: readonly number[], timeout = 20_000): Promise<void> {
    await vi.waitFor(() => expect(this.seqs.length).toBeGreaterThanOrEqual(seqs.length), { timeout, interval: 5 })
    expect(this.seqs).toEqual(seqs)
  }

  async close(): Promise<void> {
    this.ws.close()
    await this.closed
  }
}

/** Opens a socket, and waits for the server's greeting. */
export async function openSocket(nodeUrl: string, opening?: Opening): Promise<SocketClient> {
  const client = new SocketClient(nodeUrl, opening)
  await once(client.ws, 'message')
  return client
}

export async function refusedWith(nodeUrl: string, opening: Opening): Promise<number> {
  const { ws } = new SocketClient(nodeUrl, opening)
  const [, response] = await once(ws, 'unexpected-response')
  ws.terminate()
  return response.statusCode
}

export function upTo(last: number, first = 1): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
