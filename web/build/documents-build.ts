import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { PageDocument } from '../src/prerender.tsx'
import { afterBuild } from './after-build.ts'
import { languageBuild } from './language-build.ts'
import { readPageLanguage } from './page-language.ts'

/** In documents, sitemap.xml and robots.txt, the server replaces this text with its public URL. */
const publicUrlPlace = '__PUBLIC_URL__'

/**
 * Writes a document with title and description for each page, to `documents/`, and `sitemap.xml`
 * and `robots.txt`. A page for reading has its whole content in its document.
 */
export function documentsBuild(): Plugin {
  return afterBuild('documents-build', async (config, out) => {
    const documents = await drawDocuments(config, out)
    const shell = await readFile(join(out, 'index.html'), 'utf8')
    for (const each of documents) await write(join(out, 'documents', fileOf(each)), toHtml(shell, each))
    await write(join(out, 'sitemap.xml'), toSitemap(documents))
    await write(join(out, 'robots.txt'), robots)
  })
}

/** Builds the page's components for Node and renders each page as a browser would render it. */
async function drawDocuments({ root, mode, define, logLevel }: ResolvedConfig, out: string): Promise<PageDocument[]> {
  const folder = join(out, '.drawing')
  await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    plugins: [languageBuild(root, readPageLanguage())],
    ...(define ? { define } : {}),
    ...(logLevel ? { logLevel } : {}),
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        output: { entryFileNames: 'prerender.mjs' },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  })
  // Remove Node's own `localStorage`: Node would print a warning about it, and the code that
  // renders the pages must not store anything.
  Reflect.deleteProperty(globalThis, 'localStorage')
  const module: typeof import('../src/prerender.tsx') = await import(pathToFileURL(join(folder, 'prerender.mjs')).href)
  const documents = module.drawDocuments()
  await rm(folder, { recursive: true })
  return documents
}

function fileOf({ path }: PageDocument): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

function toHtml(shell: string, { path, title, description, html }: PageDocument): string {
  // The content security policy refuses style attributes. A document with such an attribute would
  // look wrong, so the build fails.
  if (html !== null && / style="/.test(html)) throw new Error(`${path} is drawn with a style attribute`)
  const canonical = `<link rel="canonical" href="${publicUrlPlace}${path}" />`
  const parts: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeMarkup(title)}</title>\n    ${canonical}`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, `$1${escapeMarkup(description)}`],
  ]
  if (html !== null)
    parts.push([/<div id="root">/, `<div id="root" data-drawn="${path}">${html.replaceAll('$', '$$$$')}`])
  return parts.reduce((text, [place, content]) => {
    if (!place.test(text)) throw new Error(`index.html has no ${place}`)
    return text.replace(place, content)
  }, shell)
}

function toSitemap(documents: PageDocument[]): string {
  const urls = documents
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `  <url><loc>${publicUrlPlace}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt` allows `noindex` pages, because a crawler must read a page to see its `noindex`. */
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${publicUrlPlace}/sitemap.xml
`

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
