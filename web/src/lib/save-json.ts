export function saveJson(value: unknown, name: string): void {
  saveText(`${JSON.stringify(value, null, 2)}\n`, name)
}

/** Saves a text that is JSON already. */
export function saveText(json: string, name: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By the next turn of the event loop, the download no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(address))
}
