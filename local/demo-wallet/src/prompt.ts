/** What a window of the wallet shows; how it looks is prompt-window.ts's business. */
export type Prompt = {
  title: string
  /** One sentence in plain words. */
  lead: string
  facts?: readonly Fact[]
  /** Shown to the letter, line breaks included. */
  text?: string
  warning?: string
  choices?: readonly Choice[]
  accept: string
}
export type Fact = { name: string; value: string }
export type Choice = { value: string; label: string; hint: string; checked: boolean }

/** The chosen value (empty where there was nothing to choose), or null when the person declined. */
export type Ask = (prompt: Prompt) => Promise<string | null>
