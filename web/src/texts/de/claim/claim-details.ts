import { quoteWords } from '@did/domain/proof/quote-words'
export const claimDetailsTexts = {
  detail: {
    tabs: { details: 'Details', share: 'Teilen' },
    issueDate: 'Ausstellungsdatum',
    type: 'Art',
    description: 'Beschreibung',
    status: 'Status',
    standing: {
      current: 'Geprüft',
      none: 'Prüfung ausstehend',
      expired: 'Abgelaufen',
      withdrawn: 'Zurückgezogen',
    },
    validity: 'Prüfung',
    didTokenId: 'Token-ID der DID',
    added: 'Hinzugefügt:',
    newer: 'Sie haben diese Angabe geändert: neuere Fassung öffnen',
    /**
     * These texts are about the record of the claim. The texts of a verdict are about the record of
     * the verifier's signature.
     */
    chain: 'Ihr Eintrag auf der Blockchain',
    chainRecord: {
      none: 'Nicht von Ihnen eingetragen. Die Signatur einer Prüfstelle wird getrennt davon eingetragen.',
      committed: 'Eingetragen, Text privat',
      published: 'Eingetragen, Text veröffentlicht',
    },
    notVerified: {
      title: 'Noch nicht geprüft',
      text: 'Bitten Sie eine Organisation, der Sie vertrauen, diese Angabe zu prüfen.',
      action: 'Prüfung anfragen',
    },
    waiting: 'Sie haben angefragt, die Antwort steht noch aus. Sie können auch eine weitere Organisation anfragen.',
    renewal: {
      expired: {
        title: 'Diese Prüfung ist abgelaufen',
        text: 'Zurzeit steht niemand hinter dieser Angabe. Fragen Sie noch einmal an, dann gilt sie wieder.',
        action: 'Erneuern',
      },
      withdrawn: {
        title: 'Zurzeit steht niemand hinter dieser Angabe',
        text: 'Sie können noch einmal anfragen, bei derselben Prüfstelle oder einer anderen.',
        action: 'Noch einmal anfragen',
      },
    },
    doubted:
      'Die Prüfstelle steht nicht mehr hinter dem, was die Angabe sagt. Berichtigen Sie die Angabe, oder fragen Sie noch einmal an, wenn der Text stimmt.',
    show: 'Im Vollbild zeigen',
    viewProof: 'Beweis ansehen',
    renew: 'Erneuern',
    edit: 'Bearbeiten',
    correct: 'Angabe berichtigen',
    history: 'Verlauf',
  },
  proof: {
    title: 'Beweis',
    description: (title: string) => `Was hinter ${quoteWords(title)} steht.`,
    what: 'Was die Prüfstelle bestätigt hat',
    level: 'Prüfstufe',
    by: 'Geprüft von',
    wallet: 'Wallet der Prüfstelle',
    on: 'Geprüft am',
    standing: 'Stand',
    unknownVerifier: (id: number) => `Prüfstelle ${id}`,
    explanation:
      'Die Prüfstelle hat genau diese Angabe mit ihrer eigenen Wallet signiert. Diese Signatur prüfen alle, die Ihren Link bekommen.',
    loading: 'Beweis wird geladen',
    loadFailure: 'Der Beweis konnte nicht geladen werden. Die Angabe selbst bleibt geprüft.',
    missing: 'Die Entscheidung über diese Angabe war in Ihren Anfragen nicht zu finden.',
    back: 'Zurück zu den Details',
  },
  levelMeaning: {
    IdentityProof: 'Dass die Angabe zu der Person gehört, die sie nennt.',
    AgeProof: 'Dass die Person alt genug ist.',
    EducationProof: 'Dass der Bildungsabschluss erreicht ist.',
    IncomeProof: 'Dass das Einkommen über dem verlangten Betrag liegt.',
    LocationProof: 'Dass die Person am verlangten Ort lebt.',
    CredentialProof: 'Dass der Nachweis so ausgestellt wurde, wie er hier steht.',
  },
  levelUnknown: 'Dass die Angabe so stimmt, wie sie hier steht.',
} as const
