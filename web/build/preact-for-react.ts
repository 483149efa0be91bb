/**
 * The page is written for React and runs on Preact, which has the same interface in a sixth of the
 * size (docs/decisions/0051-preact-everywhere.md). The page and its libraries import React by the
 * paths in this list. An import by a path that is missing here would bring React itself.
 */
export const preactForReact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  // The router wouter imports a copy of this hook, and Preact has the hook itself.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
]

/** These libraries import React. The test runner has to transform them, so that they get Preact. */
export const librariesOnReact =
  /node_modules\/(?:@radix-ui|radix-ui|@tanstack\/react-query|wouter|react-|@hookform|lucide-react|use-|aria-hidden|@floating-ui)/
