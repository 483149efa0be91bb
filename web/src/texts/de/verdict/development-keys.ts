export const developmentKeysText =
  'Er wurde mit Entwicklungsschlüsseln erstellt. Wer diese Schlüssel gemacht hat, könnte so einen Beweis fälschen. Er zählt deshalb nur im Probebetrieb.'
