/** One line of a claim template. Its example is about an invented person. */
export type BuiltInField = { name: string; hint: string; example: string }

/** A template for a claim that many people have. `ref` names it in URLs and never changes. */
export type BuiltInTemplate = {
  ref: string
  type: string
  title: string
  summary: string
  /** Says who usually checks such a claim. */
  checkedBy: string
  example: { title: string; checkedBy: string }
  fields: readonly BuiltInField[]
}

export function field(name: string, hint: string, example: string): BuiltInField {
  return { name, hint, example }
}
