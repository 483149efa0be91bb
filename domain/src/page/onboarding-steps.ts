/** The number of steps of the wizard. A text in each language states the number. */
export const onboardingSteps = 4
