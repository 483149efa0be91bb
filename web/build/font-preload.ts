import type { Plugin } from 'vite'

/**
 * Lets the browser fetch the font beside the first script. A font that arrives after the page has
 * appeared draws every line anew, and lines that break elsewhere move what stands below them.
 */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => /geist-latin-wght-normal-[\w-]+\.woff2$/.test(file))
        if (!font) throw new Error('The build has no Latin font')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
