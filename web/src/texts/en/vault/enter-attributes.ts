export const enterAttributesTexts = {
  text: 'Optional. They are sealed in this browser once the claim is stored. Only you, and verifiers you share them with, can read them.',
  chooseType: 'Choose a claim type first.',
  all: 'Show all fields',
  locked: 'Your private attributes are locked. Open them to see what this claim has.',
  facts: {
    legend: 'State in the claim',
    hint: 'Part of the claim’s text, without the date of birth: we can read it as we can read the description. A verifier confirms it from the date of birth, and you choose each time whether a link shows it.',
    label: (fact: string, isSo: boolean) => `${fact}: ${isSo ? 'yes' : 'no'}`,
  },
  seal: {
    sealing: 'Sealing your private attributes',
    failed: (reason: string) => `Your private attributes could not be stored: ${reason}`,
    done: 'Your private attributes are sealed and stored.',
    next: 'Continue',
    retry: 'Try again',
    later: 'Later',
    laterHint:
      'Later, open this claim and its private attributes: what you entered waits there as long as this tab is open.',
  },
  unsealed: 'This is what you entered with the claim. Save it: it is only in this tab so far.',
  carried: 'This is from the earlier wording of this claim. Save it to have it with this one, too.',
} as const
