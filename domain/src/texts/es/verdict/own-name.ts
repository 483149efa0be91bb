export const ownNameMark = 'Nadie ha revisado el nombre que se da a sí misma esta entidad verificadora:'
