import { writeYears } from '@did/domain/texts/de/years-and-seconds'
import { publishedYears } from '@did/domain/verifier/limits'

export const publishedTexts = {
  heading: 'Für fremde Software',
  intro:
    'Software, die Ihre DID liest, findet, was Sie hier veröffentlichen. Auf der Blockchain können es alle lesen, und in deren Verlauf bleibt es für immer.',
  loading: 'Ihr DID-Dokument wird gelesen',
  failed: 'Ihr DID-Dokument konnte nicht gelesen werden.',
  unknownRegistry: 'Dieser Dienst kennt den Vertrag dafür nicht.',
  nothing:
    'Sie haben keinen Schlüssel für private Attribute, und auf der Blockchain steht keine Domain von Ihnen. Es gibt also nichts zu veröffentlichen.',
  key: 'Ihr Schlüssel für private Attribute',
  domain: (domain: string) => `Ihre Domain ${domain}`,
  until: (day: string) => `Veröffentlicht bis ${day}`,
  unpublished: 'Nicht veröffentlicht',
  publication: {
    action: 'Veröffentlichen',
    name: (label: string) => `Veröffentlichen: ${label}`,
    title: 'Im DID-Dokument veröffentlichen',
    success: 'Software, die Ihre DID liest, findet es ab jetzt.',
    done: {
      title: 'Veröffentlicht',
      description: `Der Eintrag in Ihrem DID-Dokument endet nach ${writeYears(publishedYears)}.`,
    },
  },
  removal: {
    action: 'Entfernen',
    name: (label: string) => `Aus dem DID-Dokument entfernen: ${label}`,
    title: 'Aus dem DID-Dokument entfernen',
    success: 'Für Software, die Ihre DID liest, zählt es nicht mehr.',
    done: { title: 'Entfernt', description: 'Es steht nicht mehr in Ihrem DID-Dokument.' },
  },
} as const
