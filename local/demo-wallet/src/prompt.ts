/** What a window of the wallet shows. prompt-window.ts decides how the window looks. */
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
 * Shows a prompt to the person. Resolves to the value that the person chose, or to '' if the person
 * accepts a prompt without a choice. Resolves to null if the person declines.
 */
export type Ask = (prompt: Prompt) => Promise<string | null>
