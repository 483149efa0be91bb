import { createHash } from 'node:crypto'

/** The product's colours, copied from web/src/app/app.css because this page loads nothing. */
export const docsStyle = `
:root { --canvas: #f7f8fb; --surface: #fff; --line: #e2e6ef; --ink: #0f172a; --quiet: #475069; --brand: #1e3a8a; --soft: #e6edfb; color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0b1020; --surface: #121931; --line: #253053; --ink: #eef2fc; --quiet: #b4bed6; --brand: #8fb0ff; --soft: #1c274d }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--canvas); color: var(--ink); font: 1rem/1.5 Geist, ui-sans-serif, system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere }
h3 { margin: 1rem 0 0.25rem; font-size: 0.9rem }
a { color: var(--brand) }
section, nav { margin-top: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface) }
section p { margin: 0.25rem 0; color: var(--quiet) }
nav ul { columns: 18rem; margin: 0; padding: 0; list-style: none }
nav li { overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
code, pre { font: 0.85rem/1.45 ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace }
td code { overflow-wrap: anywhere }
pre { overflow-x: auto; padding: 0.75rem; border-radius: 0.5rem; background: var(--soft) }
summary { padding: 0.25rem 0; cursor: pointer; font-size: 0.9rem }
`

export const docsStyleHash = `'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`
