export const articleTexts = {
  shown: 'Se ve',
  hidden: 'No se ve',
  kept: 'Cuánto tiempo se guarda',
  erased: 'Si eliminas tu cuenta',
} as const
