/** The digits of Arabic and of Persian keyboards. The last four bits of each are its value. */
const easternDigits = /[٠-٩۰-۹]/g

export function readNumber(typed: string): string {
  return typed.replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15)).replace('٫', '.')
}

export function writeNumber(number: string): string {
  return number
}
