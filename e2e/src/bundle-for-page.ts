import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const bundles = new Map<string, Promise<string>>()

/**
 * Bundles a module, so that its functions can call each other inside a page. Returns a JavaScript
 * expression whose value is the module.
 */
export function bundleForPage(module: URL): Promise<string> {
  const bundle = bundles.get(module.href) ?? bundleModule(fileURLToPath(module))
  bundles.set(module.href, bundle)
  return bundle
}

async function bundleModule(input: string): Promise<string> {
  const built = await rolldown({ input })
  const { output } = await built.generate({ format: 'iife', name: 'inPage', exports: 'named' })
  await built.close()
  return `(() => { ${output[0].code}; return inPage })()`
}
