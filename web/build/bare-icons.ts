import type { Plugin } from 'vite'

/**
 * Removes two things from lucide's icons that the page never reads: the React keys of an icon's
 * shapes, which only matter for lists that change, and the icon's former names. Both would hardly
 * compress, because they look random.
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
