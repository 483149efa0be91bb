/**
 * The page is written for React and runs on Preact, which has the same interface in a sixth of the
 * size (docs/decisions/0051-preact-everywhere.md). The page and its libraries name React by these
 * paths. Any other path would bring React itself.
 */
export const preactForReact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  // Preact has this hook itself, so the wouter router needs no copy of it.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
]

/** These libraries import React. A test has to transform them, so that they get Preact, too. */
export const librariesOnReact =
  /node_modules\/(?:@radix-ui|radix-ui|@tanstack\/react-query|wouter|react-|@hookform|lucide-react|use-|aria-hidden|@floating-ui)/
