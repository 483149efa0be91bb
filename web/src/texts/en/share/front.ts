import { frontShareDays } from '@did/domain/share/limits'

const lasts = frontShareDays === 1 ? 'one day' : `${frontShareDays} days`

/** An owner shows this screen to somebody who stands in front of them. */
export const frontTexts = {
  confirmedBy: 'Confirmed by',
  confirmedOn: (day: string) => `Confirmed on ${day}`,
  nameless: 'It does not say whose it is.',
  /**
   * Anybody can make a picture that looks like this screen, so the screen asks the reader to scan
   * the QR code.
   */
  scan: 'Scan the code to check it. This screen alone proves nothing.',
  loading: 'Drawing the code',
  failed: 'The code could not be drawn.',
  again: 'Try again',
  tooLong: 'This credential is too long for a fine code. Use a simpler one.',
  withdrawn: 'You have withdrawn this link.',
  newLink: 'Make a new link',
  simpler: 'Use a simpler code',
  simplerHint: `Easier to scan. It needs our service to open, and it ends after ${lasts}.`,
  simplerShown: `This code ends after ${lasts}.`,
  label: 'Shown on my screen',
  over: {
    none: 'Nobody has confirmed this yet, so there is nothing to show.',
    expired: 'This confirmation has ended.',
    withdrawn: 'The verifier has withdrawn its confirmation.',
    private: 'This claim is private, so it cannot be shown.',
  },
} as const
