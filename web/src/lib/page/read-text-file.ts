/**
 * A file that a person chose by mistake, such as a film, must not fill the page's memory. A file
 * with more than `maximumBytes` bytes is cut at this limit, so its text is no valid JSON.
 */
export function readTextFile(file: Blob, maximumBytes: number): Promise<string> {
  return file.slice(0, maximumBytes).text()
}
