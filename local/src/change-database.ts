import pg from 'pg'

/**
 * Runs one statement in the database of a test, for example to change a time in a row, so that time
 * seems to have passed.
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
