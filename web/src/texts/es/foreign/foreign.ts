import { quoteWords } from '@did/domain/proof/quote-words'

export const foreignTexts = {
  checking: 'Comprobando la credencial…',
  unreadable: {
    title: 'No se ha podido leer esta credencial',
    sentence:
      'Parece una credencial de otro programa, pero una parte está dañada o es de un tipo que esta página no conoce.',
  },
  issuedBy: 'Emitida por',
  signedBy: 'Firmada por',
  inShort: (title: string, issuer: string) => `${quoteWords(title)}, emitida por ${issuer}`,
  callsItself: (name: string) => `Dice llamarse ${quoteWords(name)}. Aquí nadie ha comprobado este nombre.`,
  members: {
    title: 'Título',
    claimType: 'Tipo de declaración',
    issuerName: 'Emisor, tal como lo escribió su titular',
    issueDate: 'Fecha de emisión',
    level: 'Cómo se comprobó',
    verifier: 'Confirmada por',
  },
  fetchedKeys: (hosts: string) => `Este servicio obtuvo de ${hosts} las claves del emisor para esta página.`,
  fetchedLists: (hosts: string) => `Este servicio obtuvo de ${hosts} la lista de retiradas para esta página.`,
  checkedHere: 'Las firmas se han comprobado en tu navegador.',
} as const
