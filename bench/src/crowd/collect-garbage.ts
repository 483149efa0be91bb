import { once } from 'node:events'

/**
 * Collects the garbage of a Node process by the process's inspector, so that two readings of its
 * memory can be compared.
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
