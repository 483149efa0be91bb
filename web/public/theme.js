// This script blocks the page and is tiny, so that the first paint already has the right colours.
// The page's theme control writes the same key.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden: then the system decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // A page that came drawn for a visitor must not flash up for somebody whose wallet was connected (app.css).
  try {
    if (localStorage.getItem('wallet_session') !== null) {
      document.documentElement.dataset.returning = ''
      if (location.pathname === '/') preload(document.currentScript.dataset.dashboard)
    }
  } catch {
    // Without storage, nobody counts as a returning person.
  }

  // The build names the dashboard's files (early-parts.ts), so that they come beside the first script.
  function preload(files = '') {
    for (const href of files.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
})()
