import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * Makes a plugin that works on the finished folder `out`. The plugin runs after all plugins before
 * it have finished their work on this folder.
 */
export function afterBuild(name: string, work: (config: ResolvedConfig, out: string) => Promise<void>): Plugin {
  let config: ResolvedConfig
  return {
    name,
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: { sequential: true, handler: () => work(config, resolve(config.root, config.build.outDir)) },
  }
}
