/** The headings above what another person sees or does not see, and beside what the rows say. */
export const articleTexts = {
  shown: 'Se ve',
  hidden: 'No se ve',
  kept: 'Cuánto tiempo se guarda',
  erased: 'Si eliminas tu cuenta',
} as const
