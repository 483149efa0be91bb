/** The content of a window of the wallet. prompt-window.ts decides how the window looks. */
export type Prompt = {
  title: string
  lead: string
  facts?: readonly Fact[]
  /** A text that is shown unchanged, with its line breaks. */
  text?: string
  warning?: string
  choices?: readonly Choice[]
  accept: string
}
export type Fact = { name: string; value: string }
export type Choice = { value: string; label: string; hint: string; checked: boolean }

/**
 * Shows a prompt. Resolves to the chosen value, to '' if the prompt has no choice, or to null if
 * the person declines.
 */
export type Ask = (prompt: Prompt) => Promise<string | null>
