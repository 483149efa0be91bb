import { z } from 'zod'
import { ConnectionError } from '../../lib/api-error.ts'

const healthSchema = z.object({ database: z.boolean(), chain: z.boolean(), doorbell: z.boolean() })

export type ServerAnswer = { tookMs: number; parts: z.infer<typeof healthSchema> | null }

/** Asks each time instead of trusting what is known: the answer also says whether the server is there, and how quickly. */
export async function askServer(signal: AbortSignal): Promise<ServerAnswer> {
  const started = performance.now()
  const response = await fetch('/readyz', { cache: 'no-store', signal })
  const health: unknown = await response.json().catch(() => null)
  const parts = healthSchema.safeParse(health).data ?? null
  if (parts === null && response.status >= 502)
    throw new ConnectionError(`Failed to fetch /readyz (${response.status})`)
  return { tookMs: Math.round(performance.now() - started), parts }
}
