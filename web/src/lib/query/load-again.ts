import type { Query, QueryClient } from '@tanstack/react-query'

/** The queries whose first load is under way and will be repeated, so that it is repeated once. */
const repeated = new WeakSet<Query>()

/**
 * Loads what the page shows of these queries again, because there is news. While a query's first
 * load is under way, the answer may be older than the news, and the library would start no second
 * load. So that query is loaded again after its answer.
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
    // This starts nothing new: it returns the promise of the load that is under way.
    await query.fetch()
  } catch {
    // The page shows the error, and its next attempt brings the news.
    return
  } finally {
    repeated.delete(query)
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
