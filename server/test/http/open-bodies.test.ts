import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { openBodies } from '@did/domain/call-limits'
import { maximumForeignBytes } from '@did/domain/portable/limits'
import { expect, vi } from 'vitest'
import { createInstallation, type Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const [one, other] = ['203.0.113.1', '203.0.113.2']
const path = '/vc-api/credentials/verify'
const type = 'application/json'
const most = openBodies.bytesPerClient / maximumForeignBytes

/** Begins a body of the greatest length and sends only its first bytes. */
function begin(node: Node, client: string): Socket {
  const { port, hostname } = new URL(node.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, `X-Forwarded-For: ${client}`]
  socket.write(`${[...head, `Content-Length: ${maximumForeignBytes}`].join('\r\n')}\r\n\r\n{"a":`)
  return socket
}

async function send(node: Node, client: string) {
  const headers = { 'content-type': type, 'x-forwarded-for': client }
  const { status, headers: answered } = await fetch(`${node.url}${path}`, { method: 'POST', headers, body: '{}' })
  return { status, retryAfter: answered.get('retry-after') }
}

test('a client with 16 unfinished bodies of a million bytes is refused the next body until they end, and other clients are served', async () => {
  const installation = await createInstallation({ TRUST_PROXY: '127.0.0.1' })
  const node = await installation.startNode()
  const bodies = Array.from({ length: most }, () => begin(node, one))
  const until = (status: number) =>
    vi.waitFor(async () => expect((await send(node, one)).status).toBe(status), { timeout: 60_000 })
  await until(429)
  expect(await send(node, one)).toEqual({ status: 429, retryAfter: '1' })
  expect((await send(node, other)).status).toBe(400)
  for (const body of bodies) body.destroy()
  await until(400)
  await installation.close()
})

test('a node looks every five seconds for bodies that have not arrived within 30 seconds', async ({ installation }) => {
  const createServer = vi.spyOn(http, 'createServer')
  await installation.startNode()
  const options = createServer.mock.calls.map(([each]) => each)
  createServer.mockRestore()
  expect(options).toContainEqual(expect.objectContaining({ connectionsCheckingInterval: 5_000 }))
})
