import type { Language } from '@did/domain/language'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { closeByEscape } from './keyboard.ts'

/**
 * The names of controls in one language. A `Way` presses controls by these names, and looks at the
 * dialogs that open.
 */
export type Names = Awaited<ReturnType<typeof readNames>>
export type Way = (names: Names, guide: Guide) => Promise<void>
export type Guide = {
  press: (name: string) => Promise<void>
  fill: (name: string, value: string) => Promise<void>
  /** Looks at the open dialog as soon as it shows the control with the name `shows`. */
  look: (screen: string, shows: string) => Promise<void>
}

export async function readNames(language: Language) {
  const read = (file: string) => import(`../../../web/src/texts/${language}/${file}.ts`)
  const { claimsTexts }: typeof import('../../../web/src/texts/en/claim/claims.ts') = await read('claim/claims')
  const { addClaimTexts }: typeof import('../../../web/src/texts/en/claim/add-claim.ts') = await read('claim/add-claim')
  const { claimDetailsTexts }: typeof import('../../../web/src/texts/en/claim/claim-details.ts') =
    await read('claim/claim-details')
  const { sharingTexts }: typeof import('../../../web/src/texts/en/share/sharing.ts') = await read('share/sharing')
  const { requestDialogTexts }: typeof import('../../../web/src/texts/en/verification/verification-request.ts') =
    await read('verification/verification-request')
  const { profileTexts }: typeof import('../../../web/src/texts/en/profile/profile.ts') = await read('profile/profile')
  const { alertTexts }: typeof import('../../../web/src/texts/en/alerts/alerts.ts') = await read('alerts/alerts')
  const { authorityTexts }: typeof import('../../../web/src/texts/en/verification/verification-authority.ts') =
    await read('verification/verification-authority')
  const { questionTexts }: typeof import('../../../web/src/texts/en/verification/questions.ts') =
    await read('verification/questions')
  const proof: typeof import('../../../web/src/texts/en/proof/proof.ts') = await read('proof/proof')
  const { detail } = claimDetailsTexts
  const employer = proof.proofFieldLabel('employer')
  const { inQuotationMarks }: typeof import('../../../domain/src/texts/en/punctuation.ts') = await import(
    `../../../domain/src/texts/${language}/punctuation.ts`
  )
  // Outside a build, imported texts have English quotation marks in every language. So this puts
  // the marks of `language` in their place.
  const valueOfEmployer = proof.proofTexts
    .value(employer)
    .replace(/“(.*)”/, (_, words: string) => inQuotationMarks(words))
  return {
    ...{ add: claimsTexts.add, create: addClaimTexts.submit, details: claimsTexts.card.viewDetails },
    ...{ share: detail.tabs.share, enlarge: sharingTexts.enlarge },
    ...{ request: detail.notVerified.action, sendRequest: requestDialogTexts.submit },
    ...{ edit: profileTexts.card.edit, save: profileTexts.editDialog.save },
    ...{ alerts: alertTexts.open, sendLink: alertTexts.mail.send },
    ...{ approve: authorityTexts.approve, reject: authorityTexts.reject },
    ...{ ask: questionTexts.ask, sendQuestion: questionTexts.send },
    ...{ select: proof.proofTexts.tabs.select },
    ...{ proofType: proof.proofTypeTexts.EducationProof.label, simulate: proof.simulationTexts.choose },
    ...{ next: proof.proofTexts.continue, generate: proof.proofTexts.generate, complete: proof.proofTexts.complete },
    ...{ employer, valueOfEmployer },
  }
}

/** Goes one `Way` from a page, and then closes the dialogs that the `Way` has opened. */
export async function goWay(page: Page, way: Way, names: Names, look: (screen: string) => Promise<void>) {
  await way(names, {
    press: async (name) => {
      const scope = await findScope(page)
      // A control's name can be part of another control's longer name. For example, “اختيار”
      // (Select) is part of “اختياري” (optional). So an exact match is preferred.
      const exact = named(scope, name, { exact: true })
      await ((await exact.count()) > 0 ? exact : named(scope, name)).click()
    },
    fill: async (name, value) => named(await findScope(page), name).fill(value),
    look: async (screen, shows) => {
      await expect(named(page.getByRole('dialog').last(), shows)).toBeVisible()
      await look(screen)
    },
  })
  for (const dialog of (await page.getByRole('dialog').all()).toReversed()) await closeByEscape(dialog)
}

/**
 * While a dialog is open, a search for controls does not find the rest of the page. So this returns
 * the topmost dialog, if there is one.
 */
async function findScope(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last()
  return (await dialog.count()) > 0 ? dialog : page.getByRole('main')
}

function named(scope: Locator, name: string, { exact = false } = {}): Locator {
  return (['button', 'link', 'tab', 'radio', 'checkbox', 'textbox'] as const)
    .map((role) => scope.getByRole(role, { name, exact }))
    .reduce((some, more) => some.or(more))
    .first()
}
