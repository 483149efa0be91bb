import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * The queries that will be loaded again after the first load that is now under way. A query is in
 * this set once, so it is loaded again once.
 */
const repeated = new WeakSet<Query>()

/**
 * Loads again what the page shows of these queries, because there is news. The answer of a first
 * load that is under way may be older than the news, and the library starts no second load beside
 * it. Such a query is loaded again after its answer.
 */
export function loadAgain(
  client: QueryClient,
  queryKey: readonly string[],
  predicate: (query: Query) => boolean = () => true,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    if (query.state.dataUpdatedAt === 0 && !repeated.has(query)) void loadAfterFirst(client, query)
  void client.invalidateQueries({ queryKey, predicate })
}

async function loadAfterFirst(client: QueryClient, query: Query): Promise<void> {
  repeated.add(query)
  try {
    // This returns the promise of the load that is under way and starts no new load.
    await query.fetch()
  } catch {
    // The page shows the error of the first load. The next attempt also brings the news.
    return
  } finally {
    repeated.delete(query)
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
