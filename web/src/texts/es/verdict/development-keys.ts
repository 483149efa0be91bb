export const developmentKeysText =
  'Se hizo con claves de desarrollo. Quien creó esas claves podría falsificar una prueba así, de modo que solo vale en una instalación de ensayo.'
