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

/** Resolves to the chosen value (empty without a choice), or to null when the person declines. */
export type Ask = (prompt: Prompt) => Promise<string | null>
