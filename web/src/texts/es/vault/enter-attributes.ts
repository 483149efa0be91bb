export const enterAttributesTexts = {
  text: 'Opcional. Se cifran en este navegador en cuanto se guarda la declaración. Solo puedes leerlos tú, y las entidades verificadoras con las que los compartas.',
  chooseType: 'Elige antes un tipo de declaración.',
  all: 'Mostrar todos los campos',
  locked: 'Tus atributos privados están bloqueados. Ábrelos para ver los de esta declaración.',
  facts: {
    legend: 'Hacer constar en la declaración',
    hint: 'Forma parte del texto de la declaración, sin la fecha de nacimiento: podemos leerlo igual que la descripción. La entidad verificadora lo confirma a partir de la fecha de nacimiento, y tú eliges cada vez si un enlace lo muestra.',
    label: (fact: string, isSo: boolean) => `${fact}: ${isSo ? 'sí' : 'no'}`,
  },
  seal: {
    sealing: 'Cifrando tus atributos privados',
    failed: (reason: string) => `No se han podido guardar tus atributos privados: ${reason}`,
    done: 'Tus atributos privados están cifrados y guardados.',
    next: 'Continuar',
    retry: 'Reintentar',
    later: 'Más tarde',
    laterHint:
      'Más tarde, abre esta declaración y sus atributos privados: lo que has escrito te espera allí mientras esta pestaña siga abierta.',
  },
  unsealed: 'Esto es lo que escribiste con la declaración. Guárdalo: de momento solo está en esta pestaña.',
  carried: 'Esto procede de la redacción anterior de esta declaración. Guárdalo para tenerlo también con esta.',
} as const
