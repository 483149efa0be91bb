import pg from 'pg'

/** Runs one statement in a test's database, for example to let time pass in its rows. */
export async function changeDatabase(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
