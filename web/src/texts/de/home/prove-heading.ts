export const proveHeading = 'Etwas beweisen, ohne es zu zeigen'
