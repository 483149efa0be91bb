import { once } from 'node:events'

/**
 * Makes a Node process collect its garbage, through its inspector. So two readings of the memory of
 * this process can be compared.
 */
export async function collectGarbage(inspectorPort: number): Promise<void> {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()
  const inspector = new WebSocket(target.webSocketDebuggerUrl)
  await once(inspector, 'open')
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await once(inspector, 'message')
  inspector.close()
  await once(inspector, 'close')
}
