import * as z from 'zod/mini'
import { ConnectionError } from '../../lib/api-error.ts'

const healthSchema = z.object({ database: z.boolean(), chain: z.boolean(), doorbell: z.boolean() })

export type ServerAnswer = { tookMs: number; parts: z.infer<typeof healthSchema> | null }

/** Avoids the browser's cache, because the result shows how quickly the server answers now. */
export async function askServer(signal: AbortSignal): Promise<ServerAnswer> {
  const started = performance.now()
  const response = await fetch('/readyz', { cache: 'no-store', credentials: 'omit', signal })
  const health: unknown = await response.json().catch(() => null)
  const parts = healthSchema.safeParse(health).data ?? null
  if (parts === null && response.status >= 502)
    throw new ConnectionError(`Failed to fetch /readyz (${response.status})`)
  return { tookMs: Math.round(performance.now() - started), parts }
}
