import { Column, getTableName, is, type SelectedFields, SQL, Subquery } from './drizzle.ts'

type Row = Record<string, unknown>
/**
 * For each joined table, the value is true if every row of the result contains a row of that table.
 */
export type JoinedTables = Record<string, boolean> | undefined
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
type Place = { parents: readonly string[]; key: string; decoder: Decoder }
type Absence = { object: string; firstColumn: number }

/**
 * Drizzle looks up each column's kind for every row. This function does that once for a statement.
 */
export function createRowReader(fields: SelectedFields, joined: JoinedTables): (values: unknown[]) => Row {
  const places = fields.map(({ path, field }): Place => {
    return { parents: path.slice(0, -1), key: path.at(-1) ?? '', decoder: decoderOf(field) }
  })
  const absences = joined ? findAbsences(fields, joined) : []
  return (values) => {
    const row: Row = {}
    for (let index = 0; index < places.length; index++) {
      const { parents, key, decoder } = places[index] as Place
      const value = values[index]
      placeOf(row, parents)[key] = value === null ? null : decoder.mapFromDriverValue(value)
    }
    for (const { object, firstColumn } of absences) if (values[firstColumn] === null) row[object] = null
    return row
  }
}

function placeOf(row: Row, parents: readonly string[]): Row {
  let place = row
  for (const parent of parents) {
    place[parent] ??= {}
    place = place[parent] as Row
  }
  return place
}

/** A column is its own decoder. An expression has a decoder, even behind an alias. */
function decoderOf(field: SelectedFields[number]['field']): Decoder {
  if (is(field, Column)) return field
  // This cast is needed because Drizzle's types do not show the decoder.
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : field.sql
  return (expression as unknown as { decoder: Decoder }).decoder
}

/**
 * Lists the joined tables' objects that become null when a join, such as a left join, found no row
 * of that table.
 */
function findAbsences(fields: SelectedFields, joined: Record<string, boolean>): Absence[] {
  const tables = new Map<string, { firstColumn: number; names: Set<string> }>()
  fields.forEach(({ path: [object = '', ...rest], field }, firstColumn) => {
    if (!is(field, Column) || rest.length !== 1) return
    const known = tables.get(object) ?? { firstColumn, names: new Set() }
    tables.set(object, known)
    known.names.add(getTableName(field.table))
  })
  return [...tables].flatMap(([object, { firstColumn, names }]) => {
    const [name = '', ...others] = names
    return others.length > 0 || joined[name] ? [] : [{ object, firstColumn }]
  })
}
