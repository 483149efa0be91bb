/** The search and the open template in the page's URL. An empty string means that there is none. */
export type TemplateAddress = { q: string; type: string; preview: string }

export function parseTemplateAddress(search: string): TemplateAddress {
  const parameters = new URLSearchParams(search)
  const read = (name: keyof TemplateAddress) => parameters.get(name) ?? ''
  // The server refuses longer values.
  return { q: read('q').slice(0, 100), type: read('type').slice(0, 40), preview: read('preview') }
}

export function templatesHref(view: TemplateAddress): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))
  return query.size === 0 ? '/templates' : `/templates?${query}`
}

export function hrefOfUse(ref: string): string {
  return `/?${new URLSearchParams({ view: 'claims', template: ref })}`
}
