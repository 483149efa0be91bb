export const evidenceTexts = {
  help: `Uso: npm run save-evidence -- <enlace | archivo> --out DIR [opciones]

Guarda junto a una credencial lo que necesita una comprobación posterior: los documentos y listas del emisor, y pruebas de lo que dice hoy
la cadena de bloques. Se usan con npm run check-credential -- <archivo> --documents DIR --trusted-block HASH.

  --out DIR          la carpeta en la que se escribe
  --rpc URL          un nodo de la cadena de bloques; si no, RPC_URL; si no, http://127.0.0.1:8545
  --registry 0x…     como en check-credential
  --from-block N     como en check-credential
  --service URL      como en check-credential
  --ethereum-did-registry 0x…   como en check-credential`,
  noFolder: 'Indica una carpeta con --out.',
  onlyConfirmed:
    'Solo se guarda una declaración confirmada por una entidad verificadora, en un enlace abierto o un archivo.',
  doesNotHold: 'La credencial no es válida hoy, así que no hay nada que guardar.',
  noNode: 'No se puede acceder al nodo de la cadena de bloques.',
  saved: (folder: string) => `Guardado en ${folder}.`,
  proves: ({ block, day, hash }: { block: number; day: string; hash: string }) =>
    `Prueba lo que decía la cadena de bloques en el bloque ${block} el ${day}: ${hash}`,
  apart: (block: number, hash: string) =>
    `La comprobación también tiene que indicar el bloque de la anotación. Es el bloque ${block}: ${hash}`,
  notRecorded: 'La confirmación aún no está anotada en la cadena de bloques. Vuelve a guardar cuando lo esté.',
  ownSource:
    'Quien comprueba debe obtener el hash de cada bloque indicado aquí de una fuente que no dependa de ti, como un explorador de bloques.',
  differ:
    'Las pruebas del nodo no dan las respuestas de su registro, así que no se puede probar nada. Vuelve a intentarlo después del próximo bloque.',
  noAnswer: (method: string) =>
    `El nodo de la cadena de bloques no responde a ${method}, y sin esa respuesta no se puede guardar nada.`,
  otherForm: 'En esta cadena de bloques los recibos tienen otra forma, así que no se puede probar la anotación.',
} as const
