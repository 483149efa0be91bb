/** What a line of the claim should say, and how that looks for an invented person. */
export type BuiltInField = { name: string; hint: string; example: string }

/** A credential that many people have. `ref` is its name in addresses and never changes. */
export type BuiltInTemplate = {
  ref: string
  type: string
  title: string
  summary: string
  /** Who usually checks such a claim. */
  checkedBy: string
  example: { title: string; checkedBy: string }
  fields: readonly BuiltInField[]
}

export function field(name: string, hint: string, example: string): BuiltInField {
  return { name, hint, example }
}
