/**
 * Repeats the product's colours and sizes, because the wallet's prompt is in a shadow tree, which
 * the styles of the page do not reach.
 */
export const walletStyles = `
:host {
  all: initial;
  --canvas: #f7f8fb; --surface: #ffffff; --line: #e2e6ef; --strong: #858fa6;
  --ink-1: #0f172a; --ink-2: #475069; --brand: #1e3a8a; --on-brand: #ffffff; --soft: #e6edfb;
  --wait: #7a4a00; --wait-soft: #fff1d6;
  color-scheme: light;
}
:host([data-theme='dark']) {
  --canvas: #0b1020; --surface: #121931; --line: #253053; --strong: #66739a;
  --ink-1: #eef2fc; --ink-2: #b4bed6; --brand: #8fb0ff; --on-brand: #0b1020; --soft: #1c274d;
  --wait: #f5c165; --wait-soft: #33260c;
  color-scheme: dark;
}
* { box-sizing: border-box; margin: 0; }
dialog {
  width: min(26rem, calc(100vw - 2rem));
  max-height: min(44rem, calc(100dvh - 2rem));
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 1rem;
  background: var(--surface);
  color: var(--ink-1);
  font: 1rem/1.5 'Geist', ui-sans-serif, system-ui, sans-serif;
  box-shadow: 0 8px 32px rgb(15 23 42 / 0.28);
  animation: rise 180ms ease-out;
}
dialog[open] { display: flex; }
dialog::backdrop { background: rgb(15 23 42 / 0.5); }
form { display: flex; flex-direction: column; flex: 1; min-width: 0; max-height: inherit; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 0.75rem 1.5rem; background: var(--canvas); border-bottom: 1px solid var(--line); }
header span { font-weight: 600; color: var(--brand); }
small { display: block; color: var(--ink-2); font-size: 0.875rem; }
.body { flex: 1; min-height: 0; padding: 1.5rem; overflow-y: auto; overscroll-behavior: contain; outline: none; }
.body > * + * { margin-top: 1rem; }
.body > h2 + p { margin-top: 0.25rem; }
h2 { font-size: 1.25rem; line-height: 1.3; font-weight: 650; }
#lead { color: var(--ink-2); overflow-wrap: anywhere; }
.warning { padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--wait-soft); color: var(--wait); overflow-wrap: anywhere; }
pre { max-height: 16rem; padding: 0.75rem 1rem; overflow: auto; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--canvas); font: 0.875rem/1.5 ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
dt { color: var(--ink-2); font-size: 0.875rem; }
dd { overflow-wrap: anywhere; }
dd + dt { margin-top: 0.5rem; }
.choices { display: grid; gap: 0.5rem; }
label { display: flex; align-items: center; gap: 0.75rem; min-height: 44px; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; cursor: pointer; }
label:has(:checked) { border-color: var(--brand); background: var(--soft); }
label b { display: block; font-weight: 500; }
input { flex: none; outline: none; width: 1.25rem; height: 1.25rem; accent-color: var(--brand); }
footer { display: flex; gap: 0.75rem; padding: 1rem 1.5rem calc(1rem + env(safe-area-inset-bottom)); border-top: 1px solid var(--line); }
button { flex: 1; min-height: 44px; padding: 0.5rem 1rem; border: 1px solid var(--strong); border-radius: 0.75rem; font: inherit; font-weight: 600; cursor: pointer; }
.quiet { background: var(--surface); color: var(--ink-1); }
.main { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
:is(button, pre):focus-visible, label:has(:focus-visible) { outline: 3px solid var(--brand); outline-offset: 2px; }
@keyframes rise { from { opacity: 0; transform: translateY(8px); } }
@keyframes sheet { from { transform: translateY(100%); } }
@media (max-width: 768px) {
  dialog { width: 100vw; max-width: 100vw; max-height: 90dvh; margin: auto 0 0; border-radius: 1rem 1rem 0 0; border-width: 1px 0 0; animation-name: sheet; }
}
@media (prefers-reduced-motion: reduce) { dialog { animation: none; } }
`
