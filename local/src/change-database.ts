import pg from 'pg'

/**
 * Runs one statement in the database of a test. For example, a test changes a time in a row as if
 * time had passed.
 */
export async function changeDatabase(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
