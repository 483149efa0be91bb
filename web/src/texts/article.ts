export type ArticleSection = {
  heading: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  steps?: readonly string[]
  facts?: readonly { term: string; text: string }[]
  /** Says what is kept, for how long, and what becomes of it when somebody deletes the account. */
  fates?: readonly { what: string; kept: string; erased: string }[]
  /**
   * In a use case, `shown` lists what another person sees, and `hidden` what this person does not
   * see.
   */
  shown?: readonly string[]
  hidden?: readonly string[]
  /** A caution that the reader should know before relying on the section. */
  note?: string
  /** Leads to the place where the reader can do what the section describes. */
  link?: { label: string; href: string }
}

/** A page of plain reading: one sentence, then sections. `next` leads to another page. */
export type Article = {
  title: string
  lead: string
  sections: readonly ArticleSection[]
  next?: { label: string; href: string }
}
