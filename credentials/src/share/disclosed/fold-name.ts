/** Names are compared as people read them: letter case and spaces make no other person. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
