import pg from 'pg'

/** Lists the columns of a test's database that contain the text, as `table.column`. */
export async function findEverywhere(databaseUrl: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: columns } = await client.query<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { table, column } of columns) {
      const place = `${pg.escapeIdentifier(table)} where position(lower($1) in lower(${pg.escapeIdentifier(column)}::text)) > 0`
      if ((await client.query(`select 1 from ${place} limit 1`, [text])).rows.length > 0)
        found.push(`${table}.${column}`)
    }
    return found.toSorted()
  } finally {
    await client.end()
  }
}
