/** Listens for every request to stop. While the stop is under way, further Ctrl-C do nothing. */
export function listenForStop(): { signal: AbortSignal; requested: Promise<void>; begin: () => void } {
  const controller = new AbortController()
  const requested = Promise.withResolvers<void>()
  const begin = () => {
    controller.abort()
    requested.resolve()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, begin)
  // The channel closes when scripts/run.mjs, which started the launcher, is gone.
  process.on('disconnect', begin)
  process.channel?.unref()
  return { signal: controller.signal, requested: requested.promise, begin }
}
