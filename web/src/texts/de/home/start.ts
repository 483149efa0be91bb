export const startTexts = {
  heading: 'Was möchten Sie tun?',
  lead: 'Alles andere können Sie später immer noch tun.',
  owner: {
    label: 'Etwas bestätigen lassen',
    text: 'Legen Sie einen Nachweis an, und bitten Sie eine Organisation um Bestätigung.',
  },
  checker: {
    label: 'Etwas prüfen',
    text: 'Finden Sie heraus, ob ein Link oder Code, den Sie bekommen haben, echt ist.',
  },
  verifier: {
    label: 'Für eine Organisation bestätigen',
    text: 'Prüfen Sie, was Ihre Organisation zugesendet bekommt, und signieren Sie es.',
  },
} as const
