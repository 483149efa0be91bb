import type { Choice, Fact, Prompt } from './prompt.ts'

export type DialogParts = { dialog: HTMLDialogElement; form: HTMLFormElement; reject: HTMLButtonElement }

/**
 * Every text of the prompt is set as `textContent`, so that the browser never reads a page's text
 * as HTML.
 */
export function createDialog(prompt: Prompt): DialogParts {
  const title = element('h2', { id: 'title', textContent: prompt.title })
  const lead = element('p', { id: 'lead', textContent: prompt.lead })
  const body = element('div', { className: 'body', tabIndex: -1 }, [title, lead, ...describeBody(prompt)])
  // If the prompt offers no choice, its text gets the focus, and not a button. So a person who
  // presses Enter by habit signs nothing.
  body.autofocus = !prompt.choices

  const reject = element('button', {
    type: 'button',
    className: 'quiet',
    textContent: prompt.choices ? 'Cancel' : 'Reject',
  })
  const accept = element('button', { type: 'submit', className: 'main', textContent: prompt.accept })
  const form = element('form', { method: 'dialog', noValidate: true }, [
    element('header', {}, [
      element('span', { textContent: 'Demo Wallet' }),
      element('small', { textContent: 'Test money only' }),
    ]),
    body,
    element('footer', {}, [reject, accept]),
  ])
  const dialog = element('dialog', {}, [form])
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'lead')
  return { dialog, form, reject }
}

function describeBody({ warning, choices, text, facts }: Prompt): HTMLElement[] {
  const parts: HTMLElement[] = []
  if (warning) parts.push(element('p', { className: 'warning', role: 'alert', textContent: warning }))
  if (choices)
    parts.push(
      element('div', { className: 'choices', role: 'radiogroup', ariaLabel: 'Wallets' }, choices.map(createChoice)),
    )
  if (text !== undefined)
    parts.push(element('pre', { textContent: text, tabIndex: 0, role: 'region', ariaLabel: 'What you sign' }))
  if (facts) parts.push(element('dl', {}, facts.flatMap(createFact)))
  return parts
}

function createChoice({ value, label, hint, checked }: Choice): HTMLElement {
  const radio = element('input', { type: 'radio', name: 'choice', value, checked, autofocus: checked })
  const words = element('span', {}, [element('b', { textContent: label }), element('small', { textContent: hint })])
  return element('label', {}, [radio, words])
}

function createFact({ name, value }: Fact): HTMLElement[] {
  return [element('dt', { textContent: name }), element('dd', { textContent: value })]
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly HTMLElement[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}
