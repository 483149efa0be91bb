export type ArticleSection = { heading: string; paragraphs?: readonly string[]; list?: readonly string[] }

/** A page of plain reading: what it is about in one sentence, then sections. `next` leads on. */
export type Article = {
  title: string
  lead: string
  sections: readonly ArticleSection[]
  next?: { label: string; href: string }
}
