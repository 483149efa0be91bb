import { Column, getTableName, is, type SelectedFields, SQL, Subquery } from './drizzle.ts'

type Row = Record<string, unknown>
/**
 * The type tells for each joined table whether a row of the statement always has a row of that
 * table.
 */
export type JoinedTables = Record<string, boolean> | undefined
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
type Place = { parents: readonly string[]; key: string; decoder: Decoder }
type Absence = { object: string; firstColumn: number }

/**
 * Returns a function that makes the object of a selected row as Drizzle does. Drizzle determines
 * the kind of each column again for every row, and this function does so once for each statement.
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

/** Returns the object in which a value stands, and makes the object for its first value. */
function placeOf(row: Row, parents: readonly string[]): Row {
  let place = row
  for (const parent of parents) {
    place[parent] ??= {}
    place = place[parent] as Row
  }
  return place
}

/**
 * Returns a field's decoder. A column decodes its own values. An expression has a decoder, even
 * behind an alias.
 */
function decoderOf(field: SelectedFields[number]['field']): Decoder {
  if (is(field, Column)) return field
  // This cast is needed because Drizzle's types do not show the decoder.
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : field.sql
  return (expression as unknown as { decoder: Decoder }).decoder
}

/** Lists the objects that are null in a row without a row of their table, as in a left join. */
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
