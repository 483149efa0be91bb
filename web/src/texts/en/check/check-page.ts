/**
 * The first lines of the page “Check many”. Its other texts load with the parts of the page that
 * show them.
 */
export const checkPageTexts = {
  title: 'Check many',
  lead: 'Bring the links, codes and files that people gave you, all at once or one after the other. This browser checks them and keeps nothing: no list is sent, and no file is uploaded.',
  toOne: 'Is it only one?',
  scanOne: 'Scan its code',
} as const
