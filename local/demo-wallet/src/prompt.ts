export type Prompt = {
  title: string
  lead: string
  facts?: readonly Fact[]
  /** This text is shown unchanged, with its line breaks. */
  text?: string
  warning?: string
  choices?: readonly Choice[]
  accept: string
}
export type Fact = { name: string; value: string }
export type Choice = { value: string; label: string; hint: string; checked: boolean }

/**
 * Shows a prompt to the wallet's user. Resolves to the chosen value, or to '' if the user accepts a
 * prompt without a choice. Resolves to null if the user declines.
 */
export type Ask = (prompt: Prompt) => Promise<string | null>
