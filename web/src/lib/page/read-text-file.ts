/**
 * Reads at most `maximumBytes` of a file as text, because a file that a person chose by mistake,
 * such as a film, must not fill the page's memory. A larger file is then cut, so it is no valid
 * JSON.
 */
export function readTextFile(file: Blob, maximumBytes: number): Promise<string> {
  return file.slice(0, maximumBytes).text()
}
