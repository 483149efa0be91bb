import type { Plugin } from 'vite'

/**
 * The browser fetches the font at the same time as the first script. If the font arrived after the
 * page has appeared, the browser would draw every line anew, and lines with other line breaks would
 * move the content below them.
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
