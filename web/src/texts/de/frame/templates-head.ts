export const templatesHead = 'Gute Anfänge für Angaben jeder Art: was hineingehört und wer sie üblicherweise prüft.'
