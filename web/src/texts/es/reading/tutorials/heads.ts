export const tutorialsTexts = {
  title: 'Tutoriales',
  lead: 'Seis lecturas breves, en el orden que tiene sentido. Cada una termina donde puedes hacer lo que explica.',
} as const

export const tutorialHeads = {
  'introduction-to-dids': {
    title: 'Introducción a los DID',
    lead: 'Qué es un identificador propio y para qué sirve.',
  },
  'creating-your-first-did': {
    title: 'Crear tu primer DID',
    lead: 'De la cartera a un DID en la cadena de bloques, en unos tres minutos.',
  },
  'managing-claims': {
    title: 'Gestionar declaraciones',
    lead: 'Escribe declaraciones que se puedan comprobar, haz que las verifiquen y tenlas en orden.',
  },
  'zero-knowledge-proofs': {
    title: 'Pruebas de conocimiento cero',
    lead: 'Mostrar que algo es cierto sin mostrar por qué.',
  },
  'selective-disclosure': {
    title: 'Divulgación selectiva',
    lead: 'Muestra la parte que te piden y mantén sellado el resto.',
  },
  'becoming-a-verifier': {
    title: 'Ser entidad verificadora',
    lead: 'Comprueba declaraciones para tu organización y firma lo que has comprobado.',
  },
} as const
