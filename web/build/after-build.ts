import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * The plugin works on the finished folder `out`, after all plugins before it have finished their
 * work on this folder.
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
