import type { Plugin } from 'vite'

/**
 * Takes from the icons of lucide what no page reads: the keys of their shapes, whose order never
 * changes, and the former names of the icons. No compressor can shorten such random words.
 */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: withoutUnreadWords(code), map: null }),
    },
  }
}

function withoutUnreadWords(code: string): string {
  return code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace('__iconData.node;', '')
}
