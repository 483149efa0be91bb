export type ArticleSection = {
  heading: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  /** In their order. */
  steps?: readonly string[]
  /** A name and what is to be known about it. */
  facts?: readonly { term: string; text: string }[]
  /** What somebody else gets to see in this case, and what not. */
  shown?: readonly string[]
  hidden?: readonly string[]
  /** Something to know before relying on the rest. */
  note?: string
  /** Where this can be done. */
  link?: { label: string; href: string }
}

/** A page of plain reading: what it is about in one sentence, then sections. `next` leads on. */
export type Article = {
  title: string
  lead: string
  sections: readonly ArticleSection[]
  next?: { label: string; href: string }
}

export const articleTexts = { shown: 'They see', hidden: 'They do not see' } as const
