export function saveJson(value: unknown, name: string): void {
  saveText(`${JSON.stringify(value, null, 2)}\n`, name)
}

export function saveText(text: string, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By the next turn of the event loop, the download no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(address))
}
