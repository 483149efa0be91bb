/**
 * Reads at most so many bytes of a file as text, because a file that a person chose by mistake,
 * such as a film, must not fill the page's memory. The beginning of a larger file is no JSON.
 */
export function readTextFile(file: Blob, maximumBytes: number): Promise<string> {
  return file.slice(0, maximumBytes).text()
}
