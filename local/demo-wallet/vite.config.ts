import { defineConfig } from 'vite'

/** Builds the demo wallet as one classic script, so that a page can load it with a single tag. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2023',
    lib: { entry: 'src/main.ts', formats: ['iife'], name: 'demoWallet', fileName: () => 'demo-wallet.js' },
  },
})
