import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * The queries that are loading for the first time and will be loaded again afterwards. If news
 * arrives several times meanwhile, such a query is still loaded again only once.
 */
const repeated = new WeakSet<Query>()

/**
 * Loads these queries again, because there is news, if the page shows them. A query that is loading
 * for the first time may get an answer that is older than the news, and the library starts no
 * second load beside the first. Such a query is loaded again after its first answer.
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
    // This waits for the load that is under way and does not start another one.
    await query.fetch()
  } catch {
    // The page shows the error of the first load. The next attempt will bring the news, too.
    return
  } finally {
    repeated.delete(query)
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
